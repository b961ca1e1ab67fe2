import type * as z from 'zod'
import type { DocumentPart } from '../../model/section.ts'
import type { factSheetSchema } from './schema.ts'

/** The terms with their values in a document. */
export const factSheetPart = ({ facts }: z.output<typeof factSheetSchema>): DocumentPart => ({
  kind: 'facts',
  facts: facts.map(({ term, values, link }) => ({ term, values, link })),
})
