import type { Site } from '../../../src/site/site.ts'
import { isDeadEnd, isOrphan, type Outline } from '../overview/outline.ts'

/** A line of the picture: an address of the site. */
export type Row = {
  /** Its position from the top, from 0. */
  readonly index: number
  readonly path: string
  /** What the address adds to the one above it, e.g. `/team`. */
  readonly name: string
  /** How many addresses are above it, the home page left out. */
  readonly depth: number
  /** The position of the row that it hangs under. None: it hangs under the home page, or is it. */
  readonly parent?: number
  /** Which part of the site it belongs to: the first word of its address, numbered. */
  readonly group: number
  /** The page's title, or where a redirect or a further address leads. */
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

/** A line between two rows: a link, or a redirect or further address that stands for its target. */
export type Edge = { readonly from: number; readonly to: number; readonly kind: 'link' | 'same' }

/** The picture: rows from top to bottom, and what leads from one to another. */
export type Layout = { readonly rows: readonly Row[]; readonly edges: readonly Edge[] }

/** Lays the site out as a tree of addresses, each below the nearest one above it. */
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
  const visit = (above: string, depth: number, parent: number | undefined) => {
    for (const { path, page, to } of entries) {
      if (path === '/' || parentOf(path, paths) !== above) continue
      const index = rows.length
      const first = path.split('/')[1] ?? ''
      if (!groups.has(first)) groups.set(first, groups.size)
      const name = path.slice(above === '/' ? 0 : above.length)
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
    return { ...place, ...NOTHING, kind, title, inMenu: page?.inMenu ?? false }
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

const NOTHING = {
  isOrphan: false,
  isDeadEnd: false,
  inFooter: false,
  forms: [],
  thirdParties: [],
  linksIn: 0,
  linksOut: 0,
} as const

/** The nearest address above one that is there. */
function parentOf(path: string, paths: ReadonlySet<string>): string {
  const above = path.slice(0, path.lastIndexOf('/'))
  if (above === '') return '/'
  return paths.has(above) ? above : parentOf(above, paths)
}
