import * as z from 'zod'
import { defaultImageWidths, imageSchema } from '../model/image.ts'
import { recordByName } from './recordByName.ts'

/** Where images come from: files of the build, or a media host that scales images on request. */
const mediaSource = z.discriminatedUnion('kind', [
  z.strictObject({
    /** The source: with `embedded`, the build encodes the images in `src/images/`. */
    kind: z.literal('embedded'),
  }),
  z.strictObject({
    /** The source: with `host`, a media host scales the images on request. */
    kind: z.literal('host'),
    /**
     * The URL that file names are appended to, e.g. `https://media.example.com/images`. `http:`
     * is allowed for `localhost` only.
     */
    url: z
      .url({
        protocol: /^https?$/,
        error: 'write a full https:// URL, e.g. https://media.example.com/images',
      })
      .regex(
        /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/,
        'write a full https:// URL, e.g. https://media.example.com/images',
      )
      .regex(/^\P{Bidi_Control}*$/u, 'remove the invisible bidirectional control characters'),
    /** The query parameter for the width in pixels, e.g. `w`. */
    widthParameter: z
      .string()
      .regex(/^[A-Za-z][\w-]*$/, 'write a parameter that starts with a letter, e.g. w or width'),
  }),
])

/** The images of the site and their source. */
export const mediaSchema = z.strictObject({
  /** Where images come from. Default: files in `src/images/`, which the build encodes. */
  source: mediaSource.default({ kind: 'embedded' }),
  /**
   * The widths in which the build or the media host offers each image. Pixels, 1 to 12 whole
   * numbers from 16 to 7680. Default: 480, 800, 1200, 1680 and 2400.
   */
  widths: z
    .array(z.int().min(16).max(7680))
    .min(1)
    .max(12)
    .default([...defaultImageWidths]),
  /** The site's images, by name. Default: none. */
  images: recordByName(imageSchema).default({}),
})
