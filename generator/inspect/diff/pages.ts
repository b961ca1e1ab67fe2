import * as z from 'zod'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import type { Moves } from './paths.ts'
import type { Change } from './change.ts'
import { contentChanges } from './content.ts'
import { linkChanges, linkTargets } from './links.ts'
import { isPage, pageSnapshotSchema, type Snapshot } from './snapshot.ts'
import type { PageVersion } from './pageVersion.ts'
import { sectionChanges } from './sections.ts'

/** The changes of pages that are in both versions, including the not-found page. */
export function pageChanges(before: Snapshot, after: Snapshot, moves: Moves): Change[] {
  const pages = Object.entries(before.routes).flatMap(([path, page]) => {
    const newPath = moves.get(path) ?? path
    const other = after.routes[newPath]
    if (!isPage(page) || !isPage(other)) return []
    return singlePageChanges(
      newPath,
      { root: before, path: ['routes', path], page },
      { root: after, path: ['routes', newPath], page: other },
    )
  })
  const notFoundPages =
    z.array(pageSnapshotSchema).safeParse([before['notFound'], after['notFound']]).data ?? []
  const [old, page] = notFoundPages
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

function singlePageChanges(name: string, oldPage: PageVersion, newPage: PageVersion): Change[] {
  const { sections: _, title: oldTitle, indexed: oldIndexed, ...oldRest } = oldPage.page
  const { sections: __, title, indexed, ...rest } = newPage.page
  return [
    ...(oldTitle === title ? [] : [titleChange(name, newPage.path, oldTitle, title)]),
    ...(oldIndexed === indexed ? [] : [indexedChange(name, newPage.path, indexed)]),
    ...sectionChanges(name, oldPage, newPage),
    ...contentChanges(oldRest, rest, {
      before: oldPage.root,
      after: newPage.root,
      name,
      paths: { before: oldPage.path, after: newPage.path },
    }),
    ...linkChanges(
      name,
      newPage.path,
      linkTargets(oldPage.root, oldPage.page, oldPage.path),
      linkTargets(newPage.root, newPage.page, newPage.path),
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
