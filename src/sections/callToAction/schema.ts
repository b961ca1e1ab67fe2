import * as z from 'zod'
import { afterEventSchema, sectionOf } from '../../model/section.ts'
import { FULL_WIDTH } from '../../model/imageSizes.ts'
import { imageAt } from '../../model/image.ts'
import { linkSchema } from '../../model/link.ts'
import { contentLine, paragraph } from '../../model/text.ts'

/** A short text with one or two buttons that lead to the visitor's next step. Group: Text. */
export const callToActionSchema = sectionOf('callToAction', {
  /** What the visitor can do next. One or two sentences. */
  text: paragraph,
  /** An image behind the whole section, which is then always dark. Default: no image. Details: `tone` has no effect then. */
  image: imageAt(FULL_WIDTH).optional(),
  /** **Buttons.** One or two links, shown as buttons. The first one is filled, the second one outlined. */
  actions: z.array(linkSchema).min(1).max(2),
  /** **Small print.** A sentence in small print under the buttons. Default: none. */
  note: paragraph.optional(),
  /** **Person.** A person to talk to, with a phone number. Default: none. */
  contact: z
    .strictObject({
      /** The name of the person. */
      name: contentLine,
      /** The role of the person, or why visitors talk to this person. One sentence. */
      text: paragraph,
      /** **Phone.** The phone number as a link, e.g. to `tel:+13015550100`. */
      phone: linkSchema,
    })
    .optional(),
  /** **Progress.** The names of the steps of a sequence, under the line above the text. The node of this page is large and its name bold, the next one has a ring. In a narrow window, they are not shown. Not over an image. Default: none. */
  progress: z
    .strictObject({
      /** The step of this page, e.g. `2`. After the last step comes the first one. */
      step: z.int().positive(),
      /** The names of all steps, in order. At least two. */
      steps: z.array(contentLine).min(2),
    })
    .optional(),
  /** **After an event.** What changes here when an event is over, e.g. another heading. Default: nothing. */
  afterEvent: afterEventSchema
    .extend({
      /** The text when the event is over. Default: the text of the section. */
      text: paragraph.optional(),
      /** **Buttons.** The buttons when the event is over. One or two. Default: the buttons of the section. */
      actions: z.array(linkSchema).min(1).max(2).optional(),
      /** **Small print.** The small print when the event is over. Default: the small print of the section. */
      note: paragraph.optional(),
    })
    .optional(),
})
