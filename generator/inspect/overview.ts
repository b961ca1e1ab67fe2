import type { Site } from '../../src/site/site.ts'
import { counted } from '../text.ts'
import { isDeadEnd, isOrphan, type Outline } from './outline.ts'

/** The paths of the site as a table. */
export function routesText(pages: readonly Outline[], { redirects }: Site, width: number): string {
  const columns = [
    { head: 'PATH', minWidth: 30 },
    { head: 'TITLE', minWidth: 24 },
    { head: 'FORMS', minWidth: 7 },
    { head: 'THIRD PARTIES', minWidth: 16 },
    { head: 'SECTIONS', minWidth: 24 },
  ]
  const rows = pages.map((page) => [
    page.path,
    [page.title, ...(page.publication === undefined ? [] : [`(${page.publication})`])].join(' '),
    page.forms.join(', '),
    page.thirdParties.join(', '),
    page.alias === undefined ? kinds(page) : `alias of ${page.alias}`,
  ])
  const old = redirects.map(({ from, to }) => [from, '', '', '', `redirects to ${to}`])
  return `${table(columns, [...rows, ...old], width)}\n\n${counts(pages, redirects.length)}`
}

/** The paths of the site as a tree. */
export function treeText(pages: readonly Outline[], { redirects }: Site): string {
  const nodes = [
    ...pages.map((page) => ({ path: page.path, description: about(page) })),
    ...redirects.map(({ from, to }) => ({ path: from, description: [`redirects to ${to}`] })),
  ]
  const home = nodes.find(({ path }) => path === '/')
  const top = nodes.filter(({ path }) => path !== '/')
  const lines = [
    '/',
    ...(home?.description ?? []).map((line) => `│  ${line}`),
    ...branches(top, '/', ''),
  ]
  return `${lines.join('\n')}\n\n${counts(pages, redirects.length)}`
}

type TreeNode = { readonly path: string; readonly description: readonly string[] }

/** A path is a child of the longest path that it begins with. */
function branches(nodes: readonly TreeNode[], parent: string, indent: string): string[] {
  const isBelow = (path: string, other: string) => path.startsWith(`${other}/`)
  const roots = nodes.filter(({ path }) => !nodes.some((other) => isBelow(path, other.path)))
  return roots.flatMap(({ path, description }, index) => {
    const isLast = index === roots.length - 1
    const below = nodes.filter((other) => isBelow(other.path, path))
    const next = `${indent}${isLast ? '   ' : '│  '}`
    const bar = below.length > 0 ? '│  ' : '   '
    const name = path.slice(parent === '/' ? 0 : parent.length)
    return [
      `${indent}${isLast ? '└─ ' : '├─ '}${name}`,
      ...description.map((line) => `${next}${bar}${line}`),
      ...branches(below, path, next),
    ]
  })
}

function about(page: Outline): string[] {
  if (page.alias !== undefined) return [`alias of ${page.alias}`]
  const notes = [
    ...(page.publication === undefined ? [] : [page.publication]),
    ...(page.article === undefined ? [] : [`article of ${page.article}`]),
    ...(page.indexed ? [] : ['not indexed']),
    ...(isOrphan(page) ? ['no links to this page'] : []),
    ...(isDeadEnd(page) ? ['no links on this page'] : []),
  ]
  return [
    page.title + (notes.length === 0 ? '' : ` (${notes.join(', ')})`),
    ...(page.sections.length === 0 ? [] : [kinds(page)]),
    ...(page.forms.length === 0 ? [] : [`forms: ${page.forms.join(', ')}`]),
    ...(page.thirdParties.length === 0 ? [] : [`contacts: ${page.thirdParties.join(', ')}`]),
  ]
}

const kinds = ({ sections }: Outline) => sections.map(({ kind }) => kind).join(', ')

function counts(pages: readonly Outline[], redirects: number): string {
  const own = pages.filter(({ alias }) => alias === undefined).length
  const aliases = counted(pages.length - own, 'alias', 'aliases')
  return `${counted(own, 'page')}, ${aliases}, ${counted(redirects, 'redirect')}.`
}

/** A column of a table: its heading and its minimum width in characters. */
type Column = { readonly head: string; readonly minWidth: number }

/** Formats a table for the terminal. If it is too wide, the text in the last columns is wrapped. */
function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const widths = fitWidths(columns, rows, width)
  const heads = columns.map(({ head }) => head)
  return [heads, widths.map((each) => '─'.repeat(each)), ...rows]
    .flatMap((row) => lines(row, widths))
    .join('\n')
}

const GAP = 2

function fitWidths(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): number[] {
  const widths = columns.map(({ head }, index) =>
    Math.max(head.length, ...rows.map((row) => row[index]?.length ?? 0)),
  )
  let excess = widths.reduce((sum, each) => sum + each + GAP, -GAP) - width
  for (const [index, { minWidth }] of [...columns.entries()].toReversed()) {
    const cut = Math.min(Math.max(excess, 0), Math.max((widths[index] ?? 0) - minWidth, 0))
    widths[index] = (widths[index] ?? 0) - cut
    excess -= cut
  }
  return widths
}

function lines(row: readonly string[], widths: readonly number[]): string[] {
  const cells = row.map((cell, index) => wrapText(cell, widths[index] ?? cell.length))
  const height = Math.max(...cells.map((cell) => cell.length))
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((cell, index) => (cell[line] ?? '').padEnd(widths[index] ?? 0))
      .join(' '.repeat(GAP))
      .trimEnd(),
  )
}

/** Wraps a text to lines of a width, between words if possible. */
function wrapText(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
    while (line.length > width) {
      lines.push(line.slice(0, width))
      line = line.slice(width)
    }
  }
  return [...lines, line]
}
