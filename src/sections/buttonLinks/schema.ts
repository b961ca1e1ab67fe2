import * as z from 'zod'
import { linkSchema } from '../../model/link.ts'
import { sectionOf } from '../../model/section.ts'

/** **Large links.** A list of large links to other pages. */
export const buttonLinksSchema = sectionOf('buttonLinks', {
  /** The links, from top to bottom. At least one. Details: e.g. `{ text: 'Our services', to: '/services' }`. */
  links: z.array(linkSchema).min(1),
})
