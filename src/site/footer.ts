import * as z from 'zod'
import { linkSchema } from '../model/link.ts'
import { place } from '../model/place.ts'
import { line, paragraph } from '../model/text.ts'

/** The footer of every page. */
export const footerSchema = z.strictObject({
  /** The columns of links, from left to right. At least one. */
  groups: z
    .array(
      z.strictObject({
        /** The heading of the column, e.g. `Services`. */
        title: line,
        /** The links of the column, from top to bottom. At least one. */
        links: z.array(linkSchema).min(1),
      }),
    )
    .min(1),
  /** The place whose phone number and address the footer shows, by its name in `places`. Default: none. */
  place: place.optional(),
  /** Links to the company's profiles on social networks. Default: none. */
  social: z.array(linkSchema).default([]),
  /** What the company does. One sentence. */
  summary: paragraph,
  /** The links in the last line, e.g. to the privacy and accessibility pages. Default: none. */
  legal: z.array(linkSchema).default([]),
  /** The text of the last line, e.g. the copyright notice. */
  smallPrint: line,
})

/** The validated footer, with defaults filled in. */
export type Footer = z.output<typeof footerSchema>
