import * as z from 'zod'
import { sectionOf } from '../../model/section.ts'
import { contentLine, paragraph } from '../../model/text.ts'

/** **Short texts.** Several short texts with a heading each, in two columns with thin lines. Group: Text. */
export const featureBlocksSchema = sectionOf('featureBlocks', {
  /** Whether the blocks have numbers. Default: `false`. */
  numbered: z.boolean().default(false),
  /** **Folded on phones.** Phones show only this short line, e.g. `Ten topics`, until a visitor opens it. Default: they show the list. */
  folded: contentLine.optional(),
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
