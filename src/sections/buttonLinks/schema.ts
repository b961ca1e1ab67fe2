import * as z from 'zod'
import { linkSchema } from '../../model/link.ts'
import { sectionShape } from '../../model/section.ts'

/** A list of large links to other pages. */
export const buttonLinksSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: a list of large links to other pages. */
  kind: z.literal('buttonLinks'),
  /** The links, from top to bottom, e.g. `{ text: 'Our services', to: '/services' }`. At least one. */
  links: z.array(linkSchema).min(1),
})
