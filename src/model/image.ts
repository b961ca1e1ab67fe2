import * as z from 'zod'
import { color } from './values.ts'
import { ANY_NAME, referenceTo } from './reference.ts'
import { FILE_NAME_FORMAT, line } from './text.ts'

/** A fraction of the width (from the left) or of the height (from the top): 0 to 1. */
const fraction = z.number().min(0).max(1)

/** An image. Other parts of the manifest refer to it by its name. */
export const imageSchema = z.strictObject({
  /** The image file, e.g. `home-orbit.avif`. Details: the file is in `src/images/`. */
  file: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:avif|jpg|png|svg|webp)$/,
      `write the name of a file in src/images/, e.g. home-orbit.avif; ${FILE_NAME_FORMAT}`,
    ),
  /** **Alternative text.** What the image shows, for people who cannot see it. Empty: the image is only decoration. */
  alt: z.union([z.literal(''), line]),
  /** **Focal point.** The point that stays visible when the image is cropped. Default: the center. Details: fractions of width and height. */
  focus: z
    .strictObject({
      /** **From the left.** How far it is from the left: 0 is the left edge, 1 the right edge, e.g. `0.64`. */
      x: fraction,
      /** **From the top.** How far it is from the top: 0 is the top edge, 1 the bottom edge, e.g. `0.42`. */
      y: fraction,
    })
    .default({ x: 0.5, y: 0.5 }),
  /**
   * **Color while loading.** The color that is shown while the image loads. Default: the color that is most
   * frequent in the image. Details: the default is the median color.
   */
  color: color.optional(),
})

/** The widths of responsive images if the manifest declares none. Pixels, ascending. */
export const defaultImageWidths: readonly number[] = [480, 800, 1200, 1680, 2400]

/**
 * The name of an entry of `media.images`, for a property whose image is shown with this value of the
 * HTML attribute `sizes`. A rule reports images that are too small for it (`small-image`).
 */
export const imageAt = (sizes: string) =>
  referenceTo('image', ANY_NAME, 'write the name of an image, e.g. homeOrbit', { sizes })

/** The same for an image that is content of its own, so that it needs an alternative text. */
export const contentImageAt = (sizes: string) =>
  referenceTo('image', ANY_NAME, 'write the name of an image, e.g. homeOrbit', {
    sizes,
    isContent: true,
  })

/** The properties of a responsive image that the build derives from its file. */
export type ResponsiveImageFiles = Omit<ResponsiveImageData, 'alt' | 'focus'>

/** What `ResponsiveImage` renders as a `<picture>` element. */
export type ResponsiveImageData = {
  /** The AVIF files in several widths, as a value of `srcset`. Not for SVG files, and not on a media host, which chooses the format. */
  readonly avif?: string
  /** The AVIF files of a background that are cropped to portrait around the focal point, for narrow screens. Not for portrait images. */
  readonly portrait?: string
  /** The file for other browsers: JPEG, PNG if the image has transparency, or SVG. */
  readonly src: string
  /** The files of a media host in several widths. */
  readonly srcSet?: string
  /** Width and height of the original file in pixels. The browser reserves space by their ratio. */
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly focus: { readonly x: number; readonly y: number }
  /** The background until the image has loaded: a CSS color. */
  readonly color: string
}
