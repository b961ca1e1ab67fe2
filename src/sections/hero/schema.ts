import * as z from 'zod'
import { image } from '../../model/image.ts'
import { linkSchema } from '../../model/link.ts'
import type { Rendered } from '../../model/rendered.ts'
import { line, paragraph } from '../../model/text.ts'

/** The opening of a page: an image behind the page's title. Every page has one, before its sections. */
export const heroSchema = z.strictObject({
  /** A few words above the title, e.g. `Services`. Default: none. */
  label: line.optional(),
  /** The page's only first-level heading. */
  title: line,
  /** One sentence under the title that says what the page is about. */
  headline: line,
  /** Further words over the image, e.g. a question to the reader. Default: none. */
  overlay: paragraph.optional(),
  /** One image, or several that take turns. */
  images: z.array(image).min(1, 'a hero has at least one image').max(8),
  /** How long each of several images stands. Seconds. Default 5. */
  rotateSeconds: z.number().min(3).max(60).default(5),
  /** Links that stand out as buttons, the first one most. Two at most. Default: none. */
  actions: z.array(linkSchema).max(2).default([]),
  /** `full` fills most of the first screen; `band` leaves room for the first section. Default `band`. */
  size: z.enum(['full', 'band']).default('band'),
})

/** A hero, as its component gets it. */
export type HeroData = Rendered<z.output<typeof heroSchema>>
