import type * as z from 'zod'
import type { DocumentPart } from '../../model/section.ts'
import type { featureBlocksSchema } from './schema.ts'

/** The blocks in a document, without their icons. */
export const featureBlocksPart = ({
  blocks,
}: z.output<typeof featureBlocksSchema>): DocumentPart => ({
  kind: 'blocks',
  blocks: blocks.map(({ title, text, points }) => ({ title, text, points })),
})
