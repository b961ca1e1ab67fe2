import * as z from 'zod'
import { linkSchema } from '../../model/link.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'

/** Ways onward, as buttons. */
export const buttonLinksSchema = z.strictObject({
  ...sectionShape,
  kind: z.literal('buttonLinks'),
  links: z.array(linkSchema).min(1),
})

/** Button links, as their component gets them. */
export type ButtonLinksSection = SectionData<typeof buttonLinksSchema>
