import * as z from 'zod'
import { linkSchema } from '../model/link.ts'
import { place } from '../model/place.ts'
import { line, paragraph } from '../model/text.ts'

/** The foot of every page. */
export const footerSchema = z.strictObject({
  /** Columns of links, from left to right. */
  groups: z
    .array(
      z.strictObject({
        /** What the column leads to, e.g. `Services`. */
        title: line,
        /** Its links, from top to bottom: at least one. */
        links: z.array(linkSchema).min(1),
      }),
    )
    .min(1),
  /** The place whose telephone and address the footer shows. */
  place,
  /** The company's pages on professional networks. */
  social: z.array(linkSchema),
  /** What the company does, in a sentence. */
  summary: paragraph,
  /** Links in the last line: privacy, accessibility. */
  legal: z.array(linkSchema),
  /** The last line, e.g. who holds the rights. */
  smallPrint: line,
})

/** The footer, as the manifest's validation leaves it. */
export type Footer = z.output<typeof footerSchema>
