import * as z from 'zod'
import { imageAt } from '../../model/image.ts'
import { sectionOf } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'
import { IMAGE_SIZES } from './imageSizes.ts'

/** A list of people. The portrait, or the initials, is at the left and at the right in turn. */
export const profileListSchema = sectionOf('profileList', {
  /** The people, from top to bottom. At least one. */
  profiles: z
    .array(
      z.strictObject({
        /** The name of the person. */
        title: line,
        /** The role of the person, e.g. `Chief Executive Officer`. */
        subTitle: line,
        /** The biography. Each entry is a paragraph. At least one. */
        text: z.array(paragraph).min(1),
        /** The portrait, by its name in `media.images`. Default: the initials of the person. */
        image: imageAt(IMAGE_SIZES).optional(),
      }),
    )
    .min(1),
})
