import * as z from 'zod'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import type { Moves } from './addresses.ts'
import type { Change } from './change.ts'
import { contentChanges } from './content.ts'
import { linkChanges, linkTargets } from './links.ts'
import { isPage, pageSnapshotSchema, type Snapshot } from './snapshot.ts'
import type { PageVersion } from './pageVersion.ts'
import { sectionChanges } from './sections.ts'

/** The changes of pages that are in both versions, including the not-found page. */
export function pageChanges(before: Snapshot, after: Snapshot, moves: Moves): Change[] {
  const pages = Object.entries(before.routes).flatMap(([path, page]) => {
    const now = moves.get(path) ?? path
    const other = after.routes[now]
    if (!isPage(page) || !isPage(other)) return []
    return singlePageChanges(
      now,
      { root: before, path: ['routes', path], page },
      { root: after, path: ['routes', now], page: other },
    )
  })
  const lost =
    z.array(pageSnapshotSchema).safeParse([before['notFound'], after['notFound']]).data ?? []
  const [old, page] = lost
  return old === undefined || page === undefined
    ? pages
    : [
        ...pages,
        ...singlePageChanges(
          'the not-found page',
          { root: before, path: ['notFound'], page: old },
          { root: after, path: ['notFound'], page },
        ),
      ]
}

function singlePageChanges(name: string, then: PageVersion, now: PageVersion): Change[] {
  const { sections: _, title: oldTitle, indexed: oldIndexed, ...oldRest } = then.page
  const { sections: __, title, indexed, ...rest } = now.page
  return [
    ...(oldTitle === title ? [] : [titleChange(name, now.path, oldTitle, title)]),
    ...(oldIndexed === indexed ? [] : [indexedChange(name, now.path, indexed)]),
    ...sectionChanges(name, then, now),
    ...contentChanges(oldRest, rest, {
      before: then.root,
      after: now.root,
      name,
      paths: { before: then.path, after: now.path },
    }),
    ...linkChanges(
      name,
      now.path,
      linkTargets(then.root, then.page, then.path),
      linkTargets(now.root, now.page, now.path),
    ),
  ]
}

const titleChange = (name: string, page: ModelPath, before: string, after: string): Change => ({
  level: 'notable',
  subject: 'pages',
  path: [...page, 'title'],
  text: `The title of ${name} changed (browser tab and search results)`,
  before,
  after,
})

const indexedChange = (name: string, page: ModelPath, indexed: boolean): Change => ({
  level: 'notable',
  subject: 'pages',
  path: [...page, 'indexed'],
  text: indexed
    ? `Search engines may now index ${name}`
    : `Search engines may no longer index ${name}`,
})
