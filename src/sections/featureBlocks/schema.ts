import * as z from 'zod'
import { icon } from '../../model/icon.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** Blocks of text that stand beside each other: what is delivered, how, and why. */
export const featureBlocksSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: blocks of text that stand beside each other: what is delivered, how, and why. */
  kind: z.literal('featureBlocks'),
  /** `grid` for many blocks; `columns` for two to four that are compared. Default `grid`. */
  layout: z.enum(['grid', 'columns']).default('grid'),
  /** The blocks, in reading order: at least two. */
  blocks: z
    .array(
      z.strictObject({
        /** The heading of the block. */
        title: line,
        /** What it says, in a paragraph. */
        text: paragraph,
        /** An icon above the heading, e.g. `shield-lock`. Default: none. */
        icon: icon.optional(),
        /** What the block holds, as a list. Default: none. */
        points: z.array(line).default([]),
      }),
    )
    .min(2),
})

/** Feature blocks, as their component gets them. */
export type FeatureBlocksSection = SectionData<typeof featureBlocksSchema>
