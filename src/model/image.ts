import * as z from 'zod'
import { referenceTo } from './reference.ts'
import { line, NAME } from './text.ts'

/** A fraction of the width (from the left) or of the height (from the top): 0 to 1. */
const fraction = z.number().min(0).max(1)

/** An image of the site, declared once and used by name. */
export const imageSchema = z.strictObject({
  /** The master's file name in `src/images/`, e.g. `home-orbit.avif`. */
  file: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:avif|jpg|png|svg|webp)$/,
      'name a file of src/images/, e.g. home-orbit.avif',
    ),
  /** What the image shows, for those who do not see it. An empty text marks pure decoration. */
  alt: z.union([z.literal(''), line]),
  /** The point that stays in view when the image is cropped, as fractions of width and height. Default: the centre. */
  focus: z
    .strictObject({
      /** From the left: 0 is the left edge, 1 the right one, e.g. `0.64`. */
      x: fraction,
      /** From the top: 0 is the upper edge, 1 the lower one, e.g. `0.42`. */
      y: fraction,
    })
    .default({ x: 0.5, y: 0.5 }),
  /** The color that stands behind the image until it is there, e.g. `#0a1424`. Default: the median of the image. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'a colour is written #rrggbb, in lower case')
    .optional(),
})

/** The name of an image that `media.images` declares. */
export const image = referenceTo('image', NAME, 'the name of an image')

/** The files of an image in one format: addresses with their widths, as `srcset` has them. */
export type ImageSource = { readonly type: string; readonly srcSet: string }

/** What the build makes of an image's file: all of a picture but what the manifest says of it. */
export type ResponsiveImageFiles = Omit<ResponsiveImageData, 'alt' | 'focus'>

/** An image as a page shows it: candidate files for the browser to choose from. */
export type ResponsiveImageData = {
  /** Further formats, best first; the browser takes the first one that it reads. */
  readonly sources: readonly ImageSource[]
  /** The same, cropped upright about the focal point, for narrow screens. None where the host cannot crop. */
  readonly upright: readonly ImageSource[]
  /** The file for a browser that knows no `srcset`. */
  readonly src: string
  readonly srcSet?: string
  /** Width and height of the master, in pixels: the browser reserves the space by their ratio. */
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly focus: { readonly x: number; readonly y: number }
  readonly color: string
}
