import type * as z from 'zod'
import type { DocumentPart } from '../../model/section.ts'
import type { highlightsSchema } from './schema.ts'

/** The highlights in a document. */
export const highlightsPart = ({
  highlights,
}: z.output<typeof highlightsSchema>): DocumentPart => ({
  kind: 'blocks',
  blocks: highlights.map(({ title, description }) => ({ title, text: description })),
})
