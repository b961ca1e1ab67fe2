import * as z from 'zod'
import { pagePath } from '../model/link.ts'
import { line, paragraph } from '../model/text.ts'
import { heroSchema } from '../sections/hero/schema.ts'
import { sectionSchema } from '../sections/schemas.ts'

/** A page: what search engines and tabs say of it, its opening, and its sections from top to bottom. */
export const pageSchema = z.strictObject({
  /** The page's title. The browser shows it after the product's name. */
  title: line,
  /** One or two sentences for search results, about 150 characters. */
  description: paragraph,
  /** Whether search engines may list it. Default true. */
  indexed: z.boolean().default(true),
  /** What search engines may take the page for, beside a page. Default: nothing more. */
  subject: z.enum(['contact', 'service']).optional(),
  /** How the page opens: title, headline and image. */
  hero: heroSchema,
  /** What follows the opening, from top to bottom: each section is of a `kind`. May be empty. */
  sections: z.array(sectionSchema),
})

/** A further address of a page: the same page, whose title and sitemap entry name the other address. */
export const aliasSchema = z.strictObject({
  /** The page that stands here too, by its own address, e.g. `/events/happy-hour`. */
  sameAs: pagePath,
})

/** A page, as the manifest's validation leaves it. */
export type Page = z.output<typeof pageSchema>
