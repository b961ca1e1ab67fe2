import * as z from 'zod'
import { articlesBelow } from '../../model/article.ts'
import { linkSchema } from '../../model/link.ts'
import { sectionOf } from '../../model/section.ts'

/** The articles below a page, e.g. the news: the newest first, each with its date, summary and image. */
export const articleListSchema = sectionOf('articleList', {
  /** The path of the page above the articles, e.g. `/news` for `/news/new-office`. It should have such a list itself. */
  articles: articlesBelow,
  /** The largest number of articles, e.g. `3` on the home page. Default: all, with a link to their feed. */
  count: z.int().min(1).max(100).optional(),
  /** A link below the list, e.g. to the page with all articles. Default: none. */
  more: linkSchema.optional(),
})
