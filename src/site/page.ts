import * as z from 'zod'
import { articleSchema } from '../model/article.ts'
import { imageAt } from '../model/image.ts'
import { pagePath } from '../model/link.ts'
import { language } from '../model/values.ts'
import { isoDate, line } from '../model/text.ts'
import { heroSchema } from '../sections/hero/schema.ts'
import { sectionSchema } from '../sections/schemas.ts'

/** A page: its metadata, its hero and its sections. */
export const pageSchema = z.strictObject({
  /** The title in browser tabs and search results, after the name of the product. Details: the heading on the page is `hero.title`. */
  title: line,
  /** The text in search results. One or two sentences, about 150 characters. */
  description: line,
  /** **In search results.** Whether search engines may list the page. Default: `true`. */
  indexed: z.boolean().default(true),
  /**
   * What the page is about, for search engines: how to contact the company, or a service. Options: `contact` =
   * Contact, `service` = A service. Default: nothing in particular. Details: structured data: `contact` (ContactPage) or `service` (Service).
   */
  subject: z.enum(['contact', 'service']).optional(),
  /**
   * Makes the page an article, e.g. of the news. The page above it lists it, with its heading, its description and
   * its first image. Default: no article. Details: the list is a section `articleList`. The feed and search engines
   * get the same data.
   */
  article: articleSchema.optional(),
  /** Whether the page is a draft, which visitors do not see. Default: `false`. Details: the development server shows it, builds do not contain it. */
  draft: z.boolean().default(false),
  /**
   * **Publish from.** The first day on which visitors see the page. It must be published on that day or later.
   * Default: at once. Details: builds of earlier days do not contain it. The day starts at midnight in the
   * `timeZone` of the site.
   */
  publishFrom: isoDate.optional(),
  /**
   * **Image of link previews.** The image when somebody shares a link to the page, e.g. in a messenger, without
   * title and logo. Default: an image with the title, the logo and the first image of the page. Details: cropped to
   * 1200 by 630 pixels.
   */
  preview: imageAt('1200px').optional(),
  /**
   * The language of the page, if it is another one than that of the site. Header and footer stay as they are.
   * Default: the language of the site. Details: A tag of `languages`, e.g. `es-US`. The texts, dates, numbers and
   * forms of the page are in this language.
   */
  language: language.optional(),
  /** The page of which this one is the translation. Search engines find each by the other. Default: none. */
  translationOf: pagePath.optional(),
  /** Whether the header has the menu. A page for an advertisement often has only the logo. Default: `true`. */
  menu: z.boolean().default(true),
  /** **Top of the page.** The top of the page: its heading, the line below it and images. */
  hero: heroSchema,
  /** The sections, from top to bottom. Default: none. Details: each has a `kind`. */
  sections: z.array(sectionSchema).default([]),
})

/** An additional path of a page. Search engines list the page under its own path only. */
export const aliasSchema = z.strictObject({
  /** **Page.** The page that this address shows too, e.g. `/events/happy-hour`. */
  alias: pagePath,
})

/** A validated page, with defaults filled in. */
export type Page = z.output<typeof pageSchema>

/*
 * A section refers to a form, event or place with the property `form`, `event` or `place`. The
 * functions return the names on a page in the order of its sections, without duplicates.
 */

/** The names of the forms on a page. */
export const formsOn = ({ sections }: Page): readonly string[] =>
  withoutDuplicates(sections.flatMap((section) => ('form' in section ? [section.form] : [])))

/** The names of the events on a page. */
export const eventsOn = ({ sections }: Page): readonly string[] =>
  withoutDuplicates(sections.flatMap((section) => ('event' in section ? [section.event] : [])))

/** The names of the places on a page. Each place is shown on a map. */
export const placesOn = ({ sections }: Page): readonly string[] =>
  withoutDuplicates(
    sections.flatMap((section) => ('place' in section ? (section.place ?? []) : [])),
  )

/** The paths of the pages of whose articles a page has a list. */
export const articleListsOn = ({ sections }: Page): readonly string[] =>
  withoutDuplicates(
    sections.flatMap((section) => ('articles' in section ? [section.articles] : [])),
  )

/** The sources of the videos on a page: `file`, `youtube` or `vimeo`. */
export const videosOn = ({ sections }: Page): readonly string[] =>
  withoutDuplicates(sections.flatMap((section) => ('video' in section ? [section.video.kind] : [])))

const withoutDuplicates = (names: readonly string[]) => [...new Set(names)]
