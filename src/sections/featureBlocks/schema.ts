import * as z from 'zod'
import { icon } from '../../model/icon.ts'
import { sectionOf } from '../../model/section.ts'
import { contentLine, paragraph } from '../../model/text.ts'

/** Blocks of text with a heading each, side by side. */
export const featureBlocksSchema = sectionOf('featureBlocks', {
  /** Several rows (grid), or one row of two to four blocks (columns). Default: `grid`. */
  layout: z.enum(['grid', 'columns']).default('grid'),
  /** The blocks, in reading order. At least two. */
  blocks: z
    .array(
      z.strictObject({
        /** The heading of the block. */
        title: contentLine,
        /** The text of the block. One paragraph. */
        text: paragraph,
        /** The icon above the heading, e.g. `shield-lock`. Default: no icon. */
        icon: icon.optional(),
        /** **List.** A list under the text. Each entry is an item. Default: no list. */
        points: z.array(paragraph).default([]),
      }),
    )
    .min(2),
})
