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
  /**
   * Makes the page an article, e.g. of the news, below a page with a section `articleList`. Lists, the feed and
   * search engines show `hero.title`, `description` and the first image of the hero. Default: no article.
   */
  article: articleSchema.optional(),
  /** Whether the page is a draft: development shows it, builds do not contain it. Default: false. */
  draft: z.boolean().default(false),
  /**
   * The first day on which a build contains the page, e.g. `2026-12-01`. It starts at midnight in the site's
   * `timeZone`. Default: every build does.
   */
  publishFrom: isoDate.optional(),
  /**
   * The image of link previews, e.g. in messengers, by its name in `media.images`. Previews show it without
   * title and logo, cropped to 1200 by 630 pixels. Default: an image with the title, the logo and the first
   * image of the hero.
   */
  preview: imageAt('1200px').optional(),
  /**
   * The language of the page if it is another one than that of the site: a tag of `languages`, e.g. `es-US`.
   * Its texts, dates, numbers and forms are in this language. Header and footer stay in that of the site.
   * Default: the language of the site.
   */
  language: language.optional(),
  /** The page of which this one is the translation: its path. Search engines find each by the other. Default: none. */
  translationOf: pagePath.optional(),
  /** Whether the header has the menu. Without it, e.g. on a landing page, it has only the logo. Default: true. */
  menu: z.boolean().default(true),
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

/** The paths of the pages of whose articles a page has a list. */
export const articleListsOn = ({ sections }: Page): readonly string[] =>
  unique(sections.flatMap((section) => ('articles' in section ? [section.articles] : [])))

/** The sources of the videos on a page: `file`, `youtube` or `vimeo`. */
export const videosOn = ({ sections }: Page): readonly string[] =>
  unique(sections.flatMap((section) => ('video' in section ? [section.video.kind] : [])))

const unique = (names: readonly string[]) => [...new Set(names)]
