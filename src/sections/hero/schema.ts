import * as z from 'zod'
import { imageAt } from '../../model/image.ts'
import { linkSchema } from '../../model/link.ts'
import type { Rendered } from '../../model/rendered.ts'
import { seconds } from '../../model/seconds.ts'
import { line, paragraph } from '../../model/text.ts'
import { BACKDROP_SIZES } from './backdropSizes.ts'

/** The top of a page: its heading over an image. Every page has one, before its sections. */
export const heroSchema = z.strictObject({
  /** A few words above the heading, e.g. `Services`. Default: none. */
  label: line.optional(),
  /** The heading of the page, its only `h1`. */
  title: line,
  /** The line below the heading: a sentence that summarizes the page. */
  headline: line,
  /** A second, highlighted sentence over the image, e.g. a question to the visitor. Default: none. */
  overlay: paragraph.optional(),
  /**
   * The images behind the heading, by their names in `media.images`. At most eight. Several images are
   * shown in turn. Default: none; the background is then artwork in the colors of the brand.
   */
  images: z.array(imageAt(BACKDROP_SIZES)).max(8).default([]),
  /** How long each image is shown. Seconds, 3 to 60. No effect with a single image. Default: 5. */
  rotateSeconds: seconds(3, 60).default(5),
  /**
   * Links, shown as buttons under the text. At most two. The first button is filled, the second one
   * outlined. Default: none.
   */
  actions: z.array(linkSchema).max(2).default([]),
  /** The height: `full` fills most of the window; `band` leaves room for the first section. Default: `band`. */
  size: z.enum(['full', 'band']).default('band'),
})

/** The data of the component `Hero`. */
export type HeroData = Rendered<z.output<typeof heroSchema>>
