import * as z from 'zod'
import { pagePath } from '../model/link.ts'
import { line } from '../model/text.ts'
import { heroSchema } from '../sections/hero/schema.ts'
import { sectionSchema } from '../sections/schemas.ts'

/** A page: its metadata, its hero and its sections. */
export const pageSchema = z.strictObject({
  /**
   * The title of the page, for browser tabs and search results. It follows the product's name. The
   * heading on the page is `hero.title`.
   */
  title: line,
  /** The description for search results. One or two sentences, about 150 characters. */
  description: line,
  /** Whether search engines may list the page. Default: true. */
  indexed: z.boolean().default(true),
  /**
   * Additional structured data for search engines: `contact` (ContactPage) or `service` (Service).
   * Default: none.
   */
  subject: z.enum(['contact', 'service']).optional(),
  /** The top of the page: its heading (`hero.title`), the line below it and images. */
  hero: heroSchema,
  /** The sections under the hero, from top to bottom. Each has a `kind`. Default: none. */
  sections: z.array(sectionSchema).default([]),
})

/** An additional path of a page. Search engines list the page under its own path only. */
export const aliasSchema = z.strictObject({
  /** The path of the page that this path shows too, e.g. `/events/happy-hour`. */
  alias: pagePath,
})

/** A validated page, with defaults filled in. */
export type Page = z.output<typeof pageSchema>

/*
 * A section refers to a form, event or place with the property `form`, `event` or `place`. All functions
 * return names in the order of the sections, without duplicates.
 */

/** The names of the forms on a page. */
export const formsOn = ({ sections }: Page): readonly string[] =>
  unique(sections.flatMap((section) => ('form' in section ? [section.form] : [])))

/** The names of the events on a page. */
export const eventsOn = ({ sections }: Page): readonly string[] =>
  unique(sections.flatMap((section) => ('event' in section ? [section.event] : [])))

/** The names of the places on a page. Each place is shown on a map. */
export const placesOn = ({ sections }: Page): readonly string[] =>
  unique(sections.flatMap((section) => ('place' in section ? [section.place] : [])))

const unique = (names: readonly string[]) => [...new Set(names)]
