import * as z from 'zod'
import { valuePathSchema } from '../valuePath.ts'

const fraction = z.number().min(0).max(1)

/** The focal point of an image: fractions of its width from the left, and of its height from the top. */
export const focusSchema = z.strictObject({ x: fraction, y: fraction })

/** The focal point of an image: fractions of its width from the left, and of its height from the top. */
export type Focus = z.output<typeof focusSchema>

/** The code that the author saw. Default: the manifest does not contain the value. */
const before = z.string().max(100_000).optional()

const alt = z.string().max(10_000)

/** The changes of images. */
export const imageChangeSchemas = [
  z.strictObject({
    /** Stores an uploaded file in `src/images/`, declares it as a new image, and shows it at a place of the site. */
    kind: z.literal('addImage'),
    /** The id of the upload. */
    upload: z.string().max(100),
    /** The name of the author's file. The name of the stored file is made from it. */
    file: z.string().max(1000),
    /** The alternative text. It must not be empty. */
    alt,
    focus: focusSchema,
    /** The path of the value that gets the name of the new image, e.g. `['routes', '/', 'hero', 'images', 0]`. */
    path: valuePathSchema,
    before,
  }),
  z.strictObject({
    /** Changes an image everywhere. */
    kind: z.literal('editImage'),
    /** The name of the image. */
    image: z.string().max(1000),
    /** The new alternative text. It must not be empty. Default: it stays. */
    alt: z.strictObject({ before, value: alt }).optional(),
    /** The new focal point. Default: it stays. */
    focus: z.strictObject({ before, value: focusSchema }).optional(),
  }),
] as const

/** A change of an image. */
export type ImageChange = z.output<(typeof imageChangeSchemas)[number]>
