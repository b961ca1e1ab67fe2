import * as z from 'zod'
import { PORTRAIT_SIZES } from '../../model/imageSizes.ts'
import { imageAt } from '../../model/image.ts'
import { sectionOf } from '../../model/section.ts'
import { contentLine, line, paragraph } from '../../model/text.ts'

/** **People.** People, on a wide screen in three columns, each with a portrait or the initials above the text. Group: People and contact. */
export const profileListSchema = sectionOf('profileList', {
  /** **Folded on phones.** The text of the line that opens a biography on phones, e.g. `Biography`. Default: phones show them at once. */
  folded: contentLine.optional(),
  /** The people, in reading order. At least one. */
  profiles: z
    .array(
      z.strictObject({
        /** **Name.** The name of the person. */
        title: line,
        /** **Role.** The role of the person, e.g. `Chief Executive Officer`. */
        subTitle: contentLine,
        /** **Summary.** What the person has done, in one sentence, in bold type above the biography. Default: none. */
        summary: paragraph.optional(),
        /** **Biography.** The biography. Each entry is a paragraph. At least one. */
        text: z.array(paragraph).min(1),
        /** **Portrait.** The portrait. Default: the initials of the person. */
        image: imageAt(PORTRAIT_SIZES).optional(),
      }),
    )
    .min(1),
})
