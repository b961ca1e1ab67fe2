import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { contentLine, paragraph } from '../../model/text.ts'

/** **Short texts.** Several short texts with a heading each, in two columns with thin lines. Group: Text. */
export const featureBlocksSchema = sectionOf('featureBlocks', {
  /** Whether the blocks have numbers. Default: `false`. */
  numbered: z.boolean().default(false),
  /** **Folded on phones.** Whether phones show only the headings until a visitor opens one. Default: `false`. */
  folded: z.boolean().default(false),
  /** The blocks, in reading order. At least two. */
  blocks: z
    .array(
      z.strictObject({
        /** The heading. A few words. */
        title: contentLine,
        /** The text. One or two sentences. */
        text: paragraph,
      }),
    )
    .min(2),
})
