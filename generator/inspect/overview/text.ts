import type { Site } from '../../../src/site/site.ts'
import { isDeadEnd, isOrphan, type Outline } from './outline.ts'
import { table } from './table.ts'

/** The site as a table: what stands at each address. */
export function routesText(pages: readonly Outline[], { redirects }: Site, width: number): string {
  const columns = [
    { head: 'ADDRESS', least: 30 },
    { head: 'TITLE', least: 24 },
    { head: 'FORMS', least: 7 },
    { head: 'THIRD PARTIES', least: 16 },
    { head: 'SECTIONS', least: 24 },
  ]
  const rows = pages.map((page) => [
    page.path,
    page.title,
    page.forms.join(', '),
    page.thirdParties.join(', '),
    page.sameAs === undefined ? kinds(page) : `same as ${page.sameAs}`,
  ])
  const old = redirects.map(({ from, to }) => [from, '', '', '', `redirects to ${to}`])
  return `${table(columns, [...rows, ...old], width)}\n\n${counts(pages, redirects.length)}`
}

/** The site as a tree of addresses: what stands at each. */
export function treeText(pages: readonly Outline[], { redirects }: Site): string {
  const nodes = [
    ...pages.map((page) => ({ path: page.path, says: about(page) })),
    ...redirects.map(({ from, to }) => ({ path: from, says: [`redirects to ${to}`] })),
  ]
  const home = nodes.find(({ path }) => path === '/')
  const top = nodes.filter(({ path }) => path !== '/')
  const lines = ['/', ...(home?.says ?? []).map((line) => `│  ${line}`), ...branches(top, '/', '')]
  return `${lines.join('\n')}\n\n${counts(pages, redirects.length)}`
}

type TreeNode = { readonly path: string; readonly says: readonly string[] }

/** Addresses hang under the nearest address above them. */
function branches(nodes: readonly TreeNode[], above: string, indent: string): string[] {
  const isBelow = (path: string, other: string) => path.startsWith(`${other}/`)
  const roots = nodes.filter(({ path }) => !nodes.some((other) => isBelow(path, other.path)))
  return roots.flatMap(({ path, says }, index) => {
    const isLast = index === roots.length - 1
    const below = nodes.filter((other) => isBelow(other.path, path))
    const next = `${indent}${isLast ? '   ' : '│  '}`
    const bar = below.length > 0 ? '│  ' : '   '
    const name = path.slice(above === '/' ? 0 : above.length)
    return [
      `${indent}${isLast ? '└─ ' : '├─ '}${name}`,
      ...says.map((line) => `${next}${bar}${line}`),
      ...branches(below, path, next),
    ]
  })
}

function about(page: Outline): string[] {
  if (page.sameAs !== undefined) return [`same as ${page.sameAs}`]
  const notes = [
    ...(page.indexed ? [] : ['not listed by search engines']),
    ...(isOrphan(page) ? ['nothing links to it'] : []),
    ...(isDeadEnd(page) ? ['leads nowhere'] : []),
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
  const own = pages.filter(({ sameAs }) => sameAs === undefined).length
  return `${own} pages, ${pages.length - own} further addresses, ${redirects} redirects.`
}
