import * as z from 'zod'
import { image } from '../../model/image.ts'
import { linkSchema } from '../../model/link.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { paragraph } from '../../model/text.ts'

/** An invitation to the next step. */
export const callToActionSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: an invitation to the next step. */
  kind: z.literal('callToAction'),
  /** What the reader is invited to, in a sentence or two. */
  text: paragraph,
  /** An image behind the whole section, which then stands on the dark ground whatever its `tone`. */
  image: image.optional(),
  /** One or two links that stand out as buttons, the first one most. */
  actions: z.array(linkSchema).min(1).max(2),
  /** A line of small print under the buttons. Default: none. */
  note: paragraph.optional(),
})

/** A call to action, as its component gets it. */
export type CallToActionSection = SectionData<typeof callToActionSchema>
