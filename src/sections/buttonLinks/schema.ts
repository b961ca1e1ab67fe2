import * as z from 'zod'
import { linkSchema } from '../../model/link.ts'
import { sectionOf } from '../../model/section.ts'

/** **Large links.** Large links to other pages, on a wide screen beside each other. Group: Links and cards. */
export const buttonLinksSchema = sectionOf('buttonLinks', {
  /** The links, from top to bottom. At least one. Details: e.g. `{ text: 'Our services', to: '/services' }`. */
  links: z.array(linkSchema).min(1),
})
