import * as z from 'zod'
import type { ResponsiveImageData } from './image.ts'
import { PAGE_PATH } from './link.ts'
import type { LinkTarget } from './linkTarget.ts'
import { referenceTo, type Reference } from './reference.ts'
import { roles } from './role.ts'
import { line } from './text.ts'
import { formattedDate, type FormattedDate } from './values.ts'

/** What makes a page an article, e.g. of the news. */
export const articleSchema = z
  .strictObject({
    /** The date of the article. Lists show the newest article first. */
    date: formattedDate(),
    /** The date of the last important change. Default: the article was not changed. Details: not before `date`. */
    updated: formattedDate().optional(),
    /** The name of the author. Default: the company. Details: the page then names no author; search engines and the feed name the company. */
    author: line.optional(),
    /** **Role of the author.** The role of the author, after the name, e.g. `President`. Default: none. */
    authorRole: line.optional(),
    /**
     * **Feed id.** What identifies the article for feed readers. If it changes, they show the article as new.
     * Default: the address of the article. Details: A URI that no other article has. The command `rename` writes the
     * old one here.
     */
    id: z
      .url('write a URI that never changes, e.g. tag:example.com,2026-10-05:new-office')
      .brand<'noted'>()
      .register(roles, { role: 'noted' })
      .optional(),
  })
  .refine(({ author, authorRole }) => author !== undefined || authorRole === undefined, {
    error: 'write the name of the author, too, or remove the role',
    path: ['authorRole'],
  })

/** The path of the page above articles, of which a page shows a list. */
export const articlesBelow = referenceTo(
  'page',
  PAGE_PATH,
  'write the path of the page above the articles, e.g. /news',
  { part: 'articles' },
).brand<'articles'>()

/** A reference to the articles below a page. */
export type ArticlesReference = Reference<'page'> & z.$brand<'articles'>

/** The articles below a page, as a list shows them. */
export type ArticleList = {
  /** The articles, the newest first. */
  readonly entries: readonly {
    readonly to: LinkTarget
    readonly title: string
    readonly summary: string
    /** The label above its heading, e.g. its topic. */
    readonly label?: string
    /** The language of title and summary, if it is another one than that of the page with the list. */
    readonly lang?: string
    readonly date: FormattedDate
    readonly image?: ResponsiveImageData
  }[]
  /** The URL path of the Atom feed. Undefined if there are no articles, or if the list shows a number of them. */
  readonly feed?: string
}

/** A link to another article, or to the list of all. `lang`: the language of its title, if it is another one than that of the article. */
type ArticleLink = { readonly to: LinkTarget; readonly title: string; readonly lang?: string }

/** What the page of an article shows around its sections. */
export type ArticleData = {
  readonly date: FormattedDate
  readonly updated?: FormattedDate
  readonly author?: string
  readonly authorRole?: string
  /** The page with the list. Undefined if no list shows the article. */
  readonly list?: ArticleLink
  readonly older?: ArticleLink
  readonly newer?: ArticleLink
}
