import * as z from 'zod'
import { sectionLink } from '../model/link.ts'
import { place } from '../model/place.ts'
import { isoDate, line } from '../model/text.ts'

/** A section in a document. Its texts are those of the page. */
const documentSectionSchema = z.strictObject({
  /** The section: the path of its page and its id, e.g. `/services/capabilities#core-capabilities`. */
  section: sectionLink,
  /** The heading in the document. Default: the heading of the section. */
  heading: line.optional(),
  /** The parts of each block that the document leaves out: `text` or `points`. Default: none. */
  omit: z.array(z.enum(['text', 'points'])).default([]),
  /** The number of columns of blocks, 1 to 3. Terms with values have no columns. Default: 1. */
  columns: z.int().min(1).max(3).default(1),
})

/** A document for download: a PDF file with one page in US letter format. The build makes it. */
export const documentSchema = z.strictObject({
  /** The title, e.g. `Capabilities Statement`. */
  title: line,
  /** What the company does, below the header. One or two sentences. Default: `product.description`. */
  summary: line.optional(),
  /** The day of the last change of its content, `YYYY-MM-DD`. The footer shows it. */
  updated: isoDate,
  /** The sections in the wide column, from top to bottom. At least one. */
  main: z.array(documentSectionSchema).min(1),
  /** The sections in the narrow column, from top to bottom, e.g. company data. Default: none. */
  side: z.array(documentSectionSchema).default([]),
  /** The place whose address and phone number the footer shows, by its name in `places`. Default: `footer.place`. */
  place: place.optional(),
})

/** A validated document, with defaults filled in. */
export type SiteDocument = z.output<typeof documentSchema>
