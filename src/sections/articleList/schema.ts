import * as z from 'zod'
import { articlesBelow } from '../../model/article.ts'
import { linkSchema } from '../../model/link.ts'
import { sectionOf } from '../../model/section.ts'

/** **Articles.** The articles below a page, e.g. the news: the newest first, each with its date, summary and picture. Group: Links and cards. */
export const articleListSchema = sectionOf('articleList', {
  /** **Page of the articles.** The page above the articles, e.g. `/news` for `/news/new-office`. It should have such a list itself. */
  articles: articlesBelow,
  /**
   * **Number of articles.** How many articles are listed, e.g. `3` on the home page. Default: all, with a link to
   * their feed. Details: the largest number.
   */
  count: z.int().min(1).max(100).optional(),
  /** **Link below the list.** A link below the list, e.g. to the page with all articles. Default: none. */
  more: linkSchema.optional(),
  /**
   * **Large first article.** Whether the first article is large, and further ones are below it in two columns.
   * Default: `false`.
   */
  lead: z.boolean().default(false),
})
