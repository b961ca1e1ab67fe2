import * as z from 'zod'
import { PORTRAIT_SIZES } from '../../model/imageSizes.ts'
import { imageAt } from '../../model/image.ts'
import { sectionOf } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** A list of people. A small portrait, or the initials, is at the left and at the right in turn. */
export const profileListSchema = sectionOf('profileList', {
  /** The people, from top to bottom. At least one. */
  profiles: z
    .array(
      z.strictObject({
        /** **Name.** The name of the person. */
        title: line,
        /** **Role.** The role of the person, e.g. `Chief Executive Officer`. */
        subTitle: line,
        /** **Summary.** What the person has done, in one sentence, in large type above the biography. Default: none. */
        summary: paragraph.optional(),
        /** **Biography.** The biography. Each entry is a paragraph. At least one. */
        text: z.array(paragraph).min(1),
        /** **Portrait.** The portrait. Default: the initials of the person. */
        image: imageAt(PORTRAIT_SIZES).optional(),
      }),
    )
    .min(1),
})
