import type { Site } from '../../src/site/site.ts'
import { UsageError } from '../diagnostics/console.ts'
import { type ModelPath, formatPath } from '../diagnostics/diagnostic.ts'
import { type ManifestSource, locationOf } from '../manifest/locate.ts'
import { sectionIds } from '../manifest/pages.ts'
import { suggestion } from '../diagnostics/suggest.ts'

/** A range of lines in a manifest file, both ends included, beginning with 1. */
type Lines = {
  /** The path of the file, relative to the project. */
  readonly file: string
  readonly from: number
  readonly to: number
  readonly column: number
}

/** A part of a page and its lines in the manifest. */
type PagePart = Lines & {
  /** `hero`, or the kind of a section. */
  readonly kind: string
  /** The anchor of a section. */
  readonly anchor?: string
  readonly heading: string
  readonly path: ModelPath
}

/** The location of a page or a section in the manifest. */
type Explanation = Lines & {
  /** The page or section, e.g. `/services` or `/services#what-we-offer`. */
  readonly target: string
  readonly path: ModelPath
  /** A note for an alias or a redirect. */
  readonly note?: string
  /** The parts of a page, from top to bottom. Empty for a section. */
  readonly parts: readonly PagePart[]
}

/** Finds the manifest lines of a page (`/services`) or a section (`/services#what-we-offer`). Throws for an unknown target. */
export function explain(site: Site, source: ManifestSource, target: string): Explanation {
  const [pagePath = '', anchor] = target.split('#')
  const redirect = site.redirects.findIndex(({ from }) => from === pagePath)
  if (redirect !== -1) {
    const path = ['redirects', redirect]
    const note = `redirects to ${site.redirects[redirect]?.to}`
    return { ...found(source, pagePath, path), note, parts: [] }
  }
  const route = site.routes[pagePath]
  if (route === undefined) {
    const known = [...Object.keys(site.routes), ...site.redirects.map(({ from }) => from)]
    const hint = suggestion(pagePath, known, 'paths')
    throw new UsageError(`${JSON.stringify(pagePath)} is not a page of this site. ${hint}`)
  }
  if ('alias' in route) {
    const page = explain(site, source, target.replace(pagePath, route.alias))
    return { ...page, target, note: `${pagePath} is an alias of ${route.alias}` }
  }
  const parts = partsOf(site, source, pagePath)
  if (anchor === undefined) return { ...found(source, pagePath, ['routes', pagePath]), parts }
  const part = parts.find((each) => each.anchor === anchor)
  if (part === undefined) {
    const anchors = parts.flatMap((each) => each.anchor ?? [])
    const hint = suggestion(anchor, anchors, `ids on ${pagePath}`)
    throw new UsageError(
      `${JSON.stringify(anchor)} is not the id of a section on ${pagePath}. ${hint}`,
    )
  }
  return { ...found(source, target, part.path), parts: [] }
}

const found = (source: ManifestSource, target: string, path: ModelPath) => ({
  target,
  path,
  ...linesOf(source, path),
})

/** The lines of a value. If the property refers to a constant, the lines of the constant. */
function linesOf(source: ManifestSource, path: ModelPath): Lines {
  const property = source.node(path, true)
  const value = source.node(path, false)
  const isInline = value === property || value.getAncestors().includes(property)
  const node = isInline ? property : value
  const { file, line, column } = locationOf(node)
  return { file, from: line, to: node.getEndLineNumber(), column }
}

function partsOf(site: Site, source: ManifestSource, pagePath: string): PagePart[] {
  const page = site.routes[pagePath]
  if (page === undefined || 'alias' in page) return []
  const anchors = sectionIds(page, site)
  const hero = ['routes', pagePath, 'hero']
  return [
    { kind: 'hero', heading: page.hero.title, path: hero, ...linesOf(source, hero) },
    ...page.sections.map(({ kind, heading }, index) => {
      const path = ['routes', pagePath, 'sections', index]
      return { kind, anchor: anchors[index], heading, path, ...linesOf(source, path) }
    }),
  ]
}

/** An explanation for the terminal: the parts of a page, or the lines of a section. */
export function explanationText(
  explanation: Explanation,
  { files }: Pick<ManifestSource, 'files'>,
): string {
  const { target, file, path, note, parts } = explanation
  const head = [
    `${target}: ${file}:${lines(explanation)} ${formatPath(path)}`,
    ...(note === undefined ? [] : [`  ${note}`]),
  ]
  if (parts.length === 0) {
    const text = files.find(({ name }) => name === file)?.text ?? ''
    return [...head, '', ...quoteLines(text, explanation)].join('\n')
  }
  const rows = parts.map((part) => ({
    ...part,
    at: part.file === file ? lines(part) : `${part.file}:${lines(part)}`,
    name: part.anchor ?? '',
  }))
  const longest = (key: 'at' | 'kind' | 'name') => Math.max(...rows.map((row) => row[key].length))
  const widths = { at: longest('at'), kind: longest('kind'), name: longest('name') }
  const list = rows.map(
    ({ at, kind, name, heading }) =>
      `  ${at.padStart(widths.at)}  ${kind.padEnd(widths.kind)}  ${(name === '' ? '' : `#${name}`).padEnd(widths.name + 1)}  ${heading}`,
  )
  return [...head, '', ...list].join('\n')
}

const lines = ({ from, to }: Lines) => (from === to ? String(from) : `${from}-${to}`)

function quoteLines(text: string, { from, to }: Lines): string[] {
  const width = String(to).length
  return text
    .split('\n')
    .slice(from - 1, to)
    .map((line, index) => `  ${String(from + index).padStart(width)} | ${line}`.trimEnd())
}
