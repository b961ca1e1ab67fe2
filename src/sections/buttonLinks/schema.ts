import * as z from 'zod'
import { linkSchema } from '../../model/link.ts'
import { sectionOf } from '../../model/section.ts'

/** A list of large links to other pages. */
export const buttonLinksSchema = sectionOf('buttonLinks', {
  /** The links, from top to bottom, e.g. `{ text: 'Our services', to: '/services' }`. At least one. */
  links: z.array(linkSchema).min(1),
})
