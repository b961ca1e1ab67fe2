import * as z from 'zod'
import { image } from '../../model/image.ts'
import { linkSchema } from '../../model/link.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { paragraph } from '../../model/text.ts'

/** Running text, with an image beside it or without. */
export const proseSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: running text, with an image beside it or without. */
  kind: z.literal('prose'),
  /** The text, paragraph by paragraph: at least one. */
  paragraphs: z.array(paragraph).min(1),
  /** A list after the paragraphs. Default: none. */
  points: z.array(paragraph).default([]),
  /** An image beside the text. Default: none. */
  image: image.optional(),
  /** The side that the image stands on, where there is room for two columns. Default `right`. */
  imageSide: z.enum(['left', 'right']).default('right'),
  /** A sentence of the text, set large. Default: none. */
  quote: paragraph.optional(),
  /** Links after the text. Default: none. */
  actions: z.array(linkSchema).max(2).default([]),
  /** A line of small print under the links. Default: none. */
  note: paragraph.optional(),
})

/** Prose, as its component gets it. */
export type ProseSection = SectionData<typeof proseSchema>
