import * as z from 'zod'
import { TESTIMONIAL_SIZES } from '../../model/imageSizes.ts'
import { imageAt } from '../../model/image.ts'
import { sectionOf } from '../../model/section.ts'
import { contentLine, paragraph } from '../../model/text.ts'
import { notedDate } from '../../model/values.ts'

/** What customers and partners say. A single testimonial is shown in large type. */
export const testimonialsSchema = sectionOf('testimonials', {
  /** The testimonials, in reading order. At least one. */
  testimonials: z
    .array(
      z.strictObject({
        /** What the person said, without quotation marks. One to three sentences. */
        quote: paragraph,
        /** The name of the person. */
        name: contentLine,
        /** The role of the person and the company, e.g. `Head of Operations, Bay Logistics`. Default: none. */
        role: contentLine.optional(),
        /** A portrait or a logo. Default: none. */
        image: imageAt(TESTIMONIAL_SIZES).optional(),
        /** **Agreed on.** The day on which the person agreed to be quoted here. Only for you: no page shows it. */
        consent: notedDate(),
      }),
    )
    .min(1),
})
