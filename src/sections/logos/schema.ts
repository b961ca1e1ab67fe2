import * as z from 'zod'
import { LOGO_ROW_SIZES } from '../../model/imageSizes.ts'
import { contentImageAt } from '../../model/image.ts'
import { linkTarget } from '../../model/link.ts'
import { sectionOf } from '../../model/section.ts'

/** The logos of partners, memberships or certificates. Group: Links and cards. */
export const logosSchema = sectionOf('logos', {
  /** The logos, in reading order. At least two, each once. */
  logos: z
    .array(
      z.strictObject({
        /** **Logo.** The logo. Its alternative text is the name of the company or certificate. */
        image: contentImageAt(LOGO_ROW_SIZES),
        /** Where the logo leads. Default: nowhere. */
        link: linkTarget.optional(),
      }),
    )
    .min(2),
  /** Whether all logos have one color of the site. They then need a transparent background, and only their shapes remain. Default: `false`. */
  oneColor: z.boolean().default(false),
})
