import * as z from 'zod'
import { afterEventSchema, sectionOf } from '../../model/section.ts'
import { FULL_WIDTH } from '../../model/imageSizes.ts'
import { imageAt } from '../../model/image.ts'
import { linkSchema } from '../../model/link.ts'
import { paragraph } from '../../model/text.ts'

/** A short text with one or two buttons that lead to the visitor's next step. */
export const callToActionSchema = sectionOf('callToAction', {
  /** What the visitor can do next. One or two sentences. */
  text: paragraph,
  /**
   * An image behind the whole section, by its name in `media.images`. The section is then always
   * dark; `tone` has no effect. Default: no image.
   */
  image: imageAt(FULL_WIDTH).optional(),
  /** One or two links, shown as buttons. The first button is filled, the second one outlined. */
  actions: z.array(linkSchema).min(1).max(2),
  /** A sentence in small print under the buttons. Default: none. */
  note: paragraph.optional(),
  /** What changes in the section when an event is over, e.g. other buttons. Default: nothing. */
  afterEvent: afterEventSchema
    .extend({
      /** The text when the event is over. Default: the text of the section. */
      text: paragraph.optional(),
      /** One or two links when the event is over. Default: the links of the section. */
      actions: z.array(linkSchema).min(1).max(2).optional(),
      /** The small print when the event is over. Default: that of the section. */
      note: paragraph.optional(),
    })
    .optional(),
})
