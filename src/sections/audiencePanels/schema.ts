import * as z from 'zod'
import { AUDIENCE_PANEL_SIZES } from '../../model/imageSizes.ts'
import { icon } from '../../model/icon.ts'
import { imageAt } from '../../model/image.ts'
import { linkSchema } from '../../model/link.ts'
import { sectionOf } from '../../model/section.ts'
import { line, paragraph } from '../../model/text.ts'

/** **Audiences.** Two or three large panels side by side, one for each audience of the company. Group: Links and cards. */
export const audiencePanelsSchema = sectionOf('audiencePanels', {
  /** The panels, from left to right. Two or three. */
  panels: z
    .array(
      z.strictObject({
        /** The heading of the panel: the name of the audience, e.g. `Government`. */
        title: line,
        /** What the company does for this audience. One or two sentences. */
        text: paragraph,
        /** An image above the text. For an even look, give an image to every panel or to none. Default: no image. */
        image: imageAt(AUDIENCE_PANEL_SIZES).optional(),
        /** The sectors of the audience, from top to bottom. At least one. */
        sectors: z
          .array(
            z.strictObject({
              /** The icon in front of the sector's name, e.g. `building-bank`. */
              icon,
              /** The name of the sector, e.g. `Finance`. */
              title: line,
            }),
          )
          .min(1),
        /** A link to the page for this audience. */
        link: linkSchema,
      }),
    )
    .min(2)
    .max(3),
})
