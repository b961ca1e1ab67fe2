import type { Site } from '../../../src/site/site.ts'
import { UsageError } from '../../diagnostics/console.ts'
import type { ModelPath } from '../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import { locationOf } from '../../manifest/sourceLocation.ts'
import { sectionIds } from '../../manifest/pages.ts'
import { suggestion } from '../../diagnostics/suggest.ts'

/** Lines of one of the manifest's files, both ends included, from 1. */
export type Lines = {
  /** Relative to the project. */
  readonly file: string
  readonly from: number
  readonly to: number
  readonly column: number
}

/** A part of a page and the lines that it comes from. */
export type Part = Lines & {
  /** What it is: `hero`, or a section's kind. */
  readonly kind: string
  /** A section's anchor. */
  readonly anchor?: string
  readonly heading: string
  readonly path: ModelPath
}

/** Where a page, or a section of it, comes from. */
export type Explanation = Lines & {
  /** What is explained: `/services`, `/services#what-we-offer`. */
  readonly target: string
  readonly path: ModelPath
  /** How the address relates to the page, where it is not its own. */
  readonly note?: string
  /** The parts of a page, from top to bottom. None of a section. */
  readonly parts: readonly Part[]
}

/** Finds the lines that a target comes from: an address, with `#` and an anchor for a section. */
export function explain(site: Site, source: ManifestSource, target: string): Explanation {
  const [address = '', anchor] = target.split('#')
  const redirect = site.redirects.findIndex(({ from }) => from === address)
  if (redirect !== -1) {
    const path = ['redirects', redirect]
    const note = `redirects to ${site.redirects[redirect]?.to}`
    return { ...found(source, address, path), note, parts: [] }
  }
  const route = site.routes[address]
  if (route === undefined) {
    const known = [...Object.keys(site.routes), ...site.redirects.map(({ from }) => from)]
    const there = suggestion(address, known, 'addresses')
    throw new UsageError(`There is no page ${JSON.stringify(address)}. ${there}`)
  }
  if ('sameAs' in route) {
    const page = explain(site, source, target.replace(address, route.sameAs))
    return { ...page, target, note: `${address} is a further address of ${route.sameAs}` }
  }
  const parts = partsOf(site, source, address)
  if (anchor === undefined) return { ...found(source, address, ['routes', address]), parts }
  const part = parts.find((each) => each.anchor === anchor)
  if (part === undefined) {
    const anchors = parts.flatMap((each) => each.anchor ?? [])
    const there = suggestion(anchor, anchors, `sections of ${address}`)
    throw new UsageError(`There is no section ${JSON.stringify(anchor)} on ${address}. ${there}`)
  }
  return { ...found(source, target, part.path), parts: [] }
}

const found = (source: ManifestSource, target: string, path: ModelPath) => ({
  target,
  path,
  ...linesOf(source, path),
})

/** The lines of a value: of its property if it is written there, else of the constant that it is. */
export function linesOf(source: ManifestSource, path: ModelPath): Lines {
  const property = source.node(path, true)
  const value = source.node(path, false)
  const isWithin = value === property || value.getAncestors().includes(property)
  const node = isWithin ? property : value
  const { file, line, column } = locationOf(node)
  return { file, from: line, to: node.getEndLineNumber(), column }
}

function partsOf(site: Site, source: ManifestSource, address: string): Part[] {
  const page = site.routes[address]
  if (page === undefined || 'sameAs' in page) return []
  const anchors = sectionIds(page)
  const hero = ['routes', address, 'hero']
  return [
    { kind: 'hero', heading: page.hero.title, path: hero, ...linesOf(source, hero) },
    ...page.sections.map(({ kind, heading }, index) => {
      const path = ['routes', address, 'sections', index]
      return { kind, anchor: anchors[index], heading, path, ...linesOf(source, path) }
    }),
  ]
}
