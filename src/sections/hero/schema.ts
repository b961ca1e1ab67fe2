import * as z from 'zod'
import { endingEvent } from '../../model/event.ts'
import { imageAt } from '../../model/image.ts'
import { linkSchema } from '../../model/link.ts'
import type { Rendered } from '../../model/rendered.ts'
import { seconds } from '../../model/values.ts'
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
  /** What changes at the top of the page when an event is over, e.g. other links. Default: nothing. */
  afterEvent: z
    .strictObject({
      /** The event, by its name in `events`, e.g. `happyHour`. */
      event: endingEvent,
      /** The label when the event is over. Default: `label`. */
      label: line.optional(),
      /** The line below the heading when the event is over. Default: `headline`. */
      headline: line.optional(),
      /** The highlighted sentence when the event is over. Default: `overlay`. */
      overlay: paragraph.optional(),
      /** The links when the event is over. At most two. Default: `actions`. */
      actions: z.array(linkSchema).max(2).optional(),
    })
    .optional(),
})

/** The data of the component `Hero`. */
export type HeroData = Omit<Rendered<z.output<typeof heroSchema>>, 'afterEvent'>
