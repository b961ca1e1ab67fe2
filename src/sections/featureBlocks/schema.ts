import * as z from 'zod'
import { icon } from '../../model/icon.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** Blocks of text that stand beside each other: what is delivered, how, and why. */
export const featureBlocksSchema = z.strictObject({
  ...sectionShape,
  kind: z.literal('featureBlocks'),
  /** `grid` for many blocks; `columns` for two to four that are compared. Default `grid`. */
  layout: z.enum(['grid', 'columns']).default('grid'),
  blocks: z
    .array(
      z.strictObject({
        title: line,
        text: paragraph,
        icon: icon.optional(),
        /** What the block holds, as a list. */
        points: z.array(line).default([]),
      }),
    )
    .min(2),
})

/** Feature blocks, as their component gets them. */
export type FeatureBlocksSection = SectionData<typeof featureBlocksSchema>
