import type { Page } from '../../src/site/page.ts'
import type { Site } from '../../src/site/site.ts'
import { UsageError } from '../diagnostics/console.ts'
import { type ModelPath, formatPath } from '../diagnostics/diagnostic.ts'
import { type ManifestSource, locationOf } from '../manifest/locate.ts'
import { sectionIds, sitePage } from '../manifest/pages.ts'
import { suggestion } from '../diagnostics/suggest.ts'

/**
 * Finds the manifest lines of a page (`/services`) or a section (`/services#what-we-offer`). Throws for an unknown
 * target. `note`: for an alias or a redirect. `parts`: those of a page, from top to bottom; none for a section.
 */
export function explain(site: Site, source: ManifestSource, target: string) {
  const [written = '', anchor] = target.split('#')
  const locationAt = (path: ModelPath, note?: string) => ({
    target,
    path,
    ...linesOf(source, path),
    note,
  })
  const redirect = site.redirects.findIndex(({ from }) => from === written)
  if (redirect !== -1) {
    const note = `redirects to ${site.redirects[redirect]?.to}`
    return { ...locationAt(['redirects', redirect], note), parts: [] }
  }
  const located = sitePage(site, written)
  if (located === undefined) {
    const known = [...Object.keys(site.routes), ...site.redirects.map(({ from }) => from)]
    const hint = suggestion(written, known, 'paths')
    throw new UsageError(`${JSON.stringify(written)} is not a page of this site. ${hint}`)
  }
  const { canonical, page } = located
  const note = written === canonical ? undefined : `${written} is an alias of ${canonical}`
  const parts = pageParts(site, source, canonical, page)
  if (anchor === undefined) return { ...locationAt(['routes', canonical], note), parts }
  const part = parts.find((part) => part.anchor === anchor)
  if (part === undefined) {
    const anchors = parts.flatMap((part) => part.anchor ?? [])
    const hint = suggestion(anchor, anchors, `ids on ${canonical}`)
    throw new UsageError(
      `${JSON.stringify(anchor)} is not the id of a section on ${canonical}. ${hint}`,
    )
  }
  return { ...locationAt(part.path, note), parts: [] }
}

/** The lines of a value, both ends included, from 1. If the property refers to a constant, those of the constant. */
function linesOf(source: ManifestSource, path: ModelPath) {
  const property = source.node(path, true)
  const value = source.node(path, false)
  const isInline = value === property || value.getAncestors().includes(property)
  const node = isInline ? property : value
  const { file, line, column } = locationOf(node)
  return { file, from: line, to: node.getEndLineNumber(), column }
}

/** The hero and the sections of a page, with their lines in the manifest. */
function pageParts(site: Site, source: ManifestSource, pagePath: string, page: Page) {
  const anchors = sectionIds(page, site)
  const hero = ['routes', pagePath, 'hero']
  return [
    {
      kind: 'hero',
      anchor: undefined,
      heading: page.hero.title,
      path: hero,
      ...linesOf(source, hero),
    },
    ...page.sections.map(({ kind, heading }, index) => {
      const path = ['routes', pagePath, 'sections', index]
      return { kind, anchor: anchors[index], heading, path, ...linesOf(source, path) }
    }),
  ]
}

/** An explanation for the terminal: the parts of a page, or the lines of a section. */
export function explanationText(
  explanation: ReturnType<typeof explain>,
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
  const rows = parts.map(({ kind, anchor, heading, ...part }) => [
    part.file === file ? lines(part) : `${part.file}:${lines(part)}`,
    kind,
    anchor === undefined ? '' : `#${anchor}`,
    heading,
  ])
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const widths = [width(0), width(1), width(2), 0]
  const list = rows.map(
    (row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`,
  )
  return [...head, '', ...list].join('\n')
}

type Lines = Pick<ReturnType<typeof linesOf>, 'from' | 'to'>

const lines = ({ from, to }: Lines) => (from === to ? String(from) : `${from}-${to}`)

function quoteLines(text: string, { from, to }: Lines): string[] {
  const width = String(to).length
  return text
    .split('\n')
    .slice(from - 1, to)
    .map((line, index) => `  ${String(from + index).padStart(width)} | ${line}`.trimEnd())
}
