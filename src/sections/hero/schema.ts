import * as z from 'zod'
import { endingEvent } from '../../model/event.ts'
import { imageAt } from '../../model/image.ts'
import { linkSchema } from '../../model/link.ts'
import type { Rendered } from '../../model/rendered.ts'
import { seconds } from '../../model/values.ts'
import { contentLine, paragraph } from '../../model/text.ts'
import { BACKDROP_SIZES } from '../../model/imageSizes.ts'

/** The top of a page: its heading over an image. Every page has one, before its sections. */
export const heroSchema = z.strictObject({
  /** A few words above the heading, e.g. `Services`. Default: none. */
  label: contentLine.optional(),
  /** **Heading.** The heading of the page. Details: the only `h1`. */
  title: contentLine,
  /** **Line below the heading.** The line below the heading: a sentence that summarizes the page. */
  headline: contentLine,
  /** **Highlighted sentence.** A second, highlighted sentence over the image, e.g. a question to the visitor. Default: none. */
  overlay: paragraph.optional(),
  /** The images behind the heading. At most eight. Several images are shown in turn. Default: artwork in the colors of the brand. */
  images: z.array(imageAt(BACKDROP_SIZES)).max(8).default([]),
  /** **Captions.** A few words about each image, in the order of the images, if there are several. Default: none. */
  captions: z.array(contentLine).optional(),
  /** **Seconds for each image.** How many seconds each image is shown, if there are several. 3 to 60. Default: 5. */
  rotateSeconds: seconds(3, 60).default(5),
  /** **Buttons.** Links, shown as buttons under the text. At most two. The first one is filled, the second one outlined. Default: none. */
  actions: z.array(linkSchema).max(2).default([]),
  /** **Height.** How high the top of the page is. Options: `full` = Most of the window, `band` = With room for the first section. Default: `band`. */
  size: z.enum(['full', 'band']).default('band'),
  /** **Changes after an event.** What is different at the top of the page when an event is over, e.g. other links. Default: nothing. */
  afterEvent: z
    .strictObject({
      /** The event. Details: its name in `events`, e.g. `happyHour`. */
      event: endingEvent,
      /** The label when the event is over. Default: the label above. */
      label: contentLine.optional(),
      /** **Line below the heading.** The line below the heading when the event is over. Default: the line above. */
      headline: contentLine.optional(),
      /** **Highlighted sentence.** The highlighted sentence when the event is over. Default: the sentence above. */
      overlay: paragraph.optional(),
      /** **Buttons.** The buttons when the event is over. At most two. Default: the buttons above. */
      actions: z.array(linkSchema).max(2).optional(),
    })
    .optional(),
})

/** The data of the component `Hero`. */
export type HeroData = Omit<Rendered<z.output<typeof heroSchema>>, 'afterEvent'>
