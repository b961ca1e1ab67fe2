import * as z from 'zod'
import { text } from '../../model/text.ts'

/** The texts of documents for download, and of links to them. */
export const documentTextsSchema = z.strictObject({
  /** The end of a link to a document. `{size}`: e.g. 46 kB. Default: “(PDF, {size})” */
  download: text('(PDF, {size})'),
  /** In the footer of a document. `{date}`: e.g. November 20, 2026. Default: “Updated {date}” */
  updated: text('Updated {date}'),
})
