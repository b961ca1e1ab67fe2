import * as z from 'zod'
import { linkSchema } from '../../model/link.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'

/** Ways onward, as buttons. */
export const buttonLinksSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: ways onward, as buttons. */
  kind: z.literal('buttonLinks'),
  /** The links, in order: at least one. `{ text: "Our services", to: "/services" }`. */
  links: z.array(linkSchema).min(1),
})

/** Button links, as their component gets them. */
export type ButtonLinksSection = SectionData<typeof buttonLinksSchema>
