import * as z from 'zod'
import { image } from '../../model/image.ts'
import { sectionShape, type SectionData } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** People, with text and portrait on alternating sides. */
export const profileListSchema = z.strictObject({
  ...sectionShape,
  /** The kind of section: people, with text and portrait on alternating sides. */
  kind: z.literal('profileList'),
  /** The people, from top to bottom: at least one. */
  profiles: z
    .array(
      z.strictObject({
        /** The person's name. */
        title: line,
        /** The person's role. */
        subTitle: line,
        /** The person's biography, paragraph by paragraph. */
        text: z.array(paragraph).min(1),
        /** The person's portrait. */
        image,
      }),
    )
    .min(1),
})

/** A profile list, as its component gets it. */
export type ProfileListSection = SectionData<typeof profileListSchema>
