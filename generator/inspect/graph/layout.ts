import type { Site } from '../../../src/site/site.ts'
import { isDeadEnd, isOrphan, type Outline } from '../overview/outline.ts'

/** A row of the site graph: a path of the site. */
export type Row = {
  /** The position from the top, beginning with 0. */
  readonly index: number
  readonly path: string
  /** The path relative to its parent, e.g. `/team`. */
  readonly name: string
  /** The number of ancestors without the home page. */
  readonly depth: number
  /** The index of the parent row. None for the home page and its children. */
  readonly parent?: number
  /** The number of its group: paths with the same first segment. 0 for the home page. */
  readonly group: number
  /** The title of the page, or the target of a redirect or an alias. */
  readonly title: string
  readonly kind: 'page' | 'alias' | 'redirect'
  readonly isOrphan: boolean
  readonly isDeadEnd: boolean
  readonly inMenu: boolean
  readonly inFooter: boolean
  readonly forms: readonly string[]
  readonly thirdParties: readonly string[]
  readonly linksIn: number
  readonly linksOut: number
}

/** An edge between two rows. `link`: a link between pages. `same`: a redirect or an alias. */
export type Edge = { readonly from: number; readonly to: number; readonly kind: 'link' | 'same' }

/** The layout of the site graph: rows from top to bottom, and edges between them. */
export type Layout = { readonly rows: readonly Row[]; readonly edges: readonly Edge[] }

/** Computes the layout: a tree of paths, with each path below its parent. */
export function layout(pages: readonly Outline[], { redirects }: Site): Layout {
  const entries: Entry[] = [
    ...pages.map((page) => ({ path: page.path, page, to: page.sameAs })),
    ...redirects.map(({ from, to }) => ({ path: from, page: undefined, to })),
  ]
  const rows = rowsOf(entries)
  const position = new Map(rows.map(({ path, index }) => [path, index]))
  const edge = (from: string, to: string, kind: Edge['kind']): Edge[] => {
    const [start, end] = [position.get(from), position.get(to)]
    return start === undefined || end === undefined ? [] : [{ from: start, to: end, kind }]
  }
  return {
    rows,
    edges: entries.flatMap(({ path, page, to }) => [
      ...(page?.linksTo ?? []).flatMap((target) => edge(path, target, 'link')),
      ...(to === undefined ? [] : edge(path, to, 'same')),
    ]),
  }
}

type Entry = {
  readonly path: string
  readonly page: Outline | undefined
  readonly to: string | undefined
}

function rowsOf(entries: readonly Entry[]): Row[] {
  const paths = new Set(entries.map(({ path }) => path))
  const groups = new Map<string, number>()
  const rows: Row[] = []
  const visit = (parentPath: string, depth: number, parent: number | undefined) => {
    for (const { path, page, to } of entries) {
      if (path === '/' || parentOf(path, paths) !== parentPath) continue
      const index = rows.length
      const first = path.split('/')[1] ?? ''
      if (!groups.has(first)) groups.set(first, groups.size)
      const name = path.slice(parentPath === '/' ? 0 : parentPath.length)
      rows.push(
        row({ index, path, name, depth, parent, group: (groups.get(first) ?? 0) + 1 }, page, to),
      )
      visit(path, depth + 1, index)
    }
  }
  const home = entries.find(({ path }) => path === '/')
  if (home !== undefined) {
    rows.push(row({ index: 0, path: '/', name: '/', depth: 0, group: 0 }, home.page, home.to))
  }
  visit('/', 0, undefined)
  return rows
}

type Place = Pick<Row, 'index' | 'path' | 'name' | 'depth' | 'parent' | 'group'>

function row(place: Place, page: Outline | undefined, to: string | undefined): Row {
  if (page === undefined || to !== undefined) {
    const kind = page === undefined ? 'redirect' : 'alias'
    const title = `${kind === 'redirect' ? 'redirects to' : 'same as'} ${to}`
    return { ...place, ...NO_DETAILS, kind, title, inMenu: page?.inMenu ?? false }
  }
  return {
    ...place,
    kind: 'page',
    title: page.title,
    isOrphan: isOrphan(page),
    isDeadEnd: isDeadEnd(page),
    inMenu: page.inMenu,
    inFooter: page.inFooter,
    forms: page.forms,
    thirdParties: page.thirdParties,
    linksIn: page.linkedFrom.length,
    linksOut: page.linksTo.length,
  }
}

const NO_DETAILS = {
  isOrphan: false,
  isDeadEnd: false,
  inFooter: false,
  forms: [],
  thirdParties: [],
  linksIn: 0,
  linksOut: 0,
} as const

/** The longest existing path that a path begins with, e.g. `/services` for `/services/a/b`. */
function parentOf(path: string, paths: ReadonlySet<string>): string {
  const parent = path.slice(0, path.lastIndexOf('/'))
  if (parent === '') return '/'
  return paths.has(parent) ? parent : parentOf(parent, paths)
}
