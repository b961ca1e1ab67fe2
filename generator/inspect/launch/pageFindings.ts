import { Node } from 'ts-morph'
import type { ReferenceKind } from '../../../src/model/reference.ts'
import { siteSchema, type Site } from '../../../src/site/site.ts'
import { UsageError } from '../../diagnostics/console.ts'
import { type ModelPath, isObject, valueAt } from '../../diagnostics/diagnostic.ts'
import { suggestion } from '../../diagnostics/suggest.ts'
import { type ManifestSource, locationOf } from '../../manifest/locate.ts'
import { mapReferences } from '../../manifest/schemaWalk.ts'
import { formatLocation } from '../../text.ts'
import type { Finding } from './finding.ts'

/**
 * The findings that concern a page: in its entry in `routes`, in the forms, events, places and images
 * that it shows, and in the entries of other pages that link to it. Throws a usage error if there is no such page.
 */
export function pageFindings(
  findings: readonly Finding[],
  page: string,
  site: Site,
  source: ManifestSource,
): Finding[] {
  const values = partsOf(site, page).flatMap((path) => valuePaths(valueAt(site, path), path))
  const locations = new Set(values.flatMap((path) => locationsOf(source, path)))
  return findings.filter(({ at }) => at !== undefined && locations.has(formatLocation(at)))
}

/** Where the parts are declared that a page can show. */
const DECLARATIONS: Partial<Record<ReferenceKind, ModelPath>> = {
  form: ['forms'],
  event: ['events'],
  place: ['places'],
  hours: ['places'],
  image: ['media', 'images'],
}

/** The paths of the page, of everything that it shows, directly or indirectly, and of what links to it. */
function partsOf(site: Site, page: string): ModelPath[] {
  const route = site.routes[page]
  if (route === undefined) {
    const hint = suggestion(page, Object.keys(site.routes), 'pages')
    throw new UsageError(`${JSON.stringify(page)} is not a page of this site. ${hint}`)
  }
  const references: { readonly from: ModelPath; readonly to: ModelPath }[] = []
  const links: ModelPath[] = []
  mapReferences(siteSchema, site, (kind, name, from) => {
    if ((kind === 'link' || kind === 'page') && name.split('#')[0] === page) {
      links.push(from.slice(0, -1))
    }
    const declaration = DECLARATIONS[kind]
    if (declaration !== undefined) references.push({ from, to: [...declaration, name] })
    return name
  })
  const parts: ModelPath[] = [['routes', 'sameAs' in route ? route.sameAs : page]]
  // The list grows while it is traversed. A part that several references name is visited once.
  for (const part of parts) {
    for (const { from, to } of references) {
      if (startsWith(from, part) && !parts.some((known) => startsWith(known, to))) parts.push(to)
    }
  }
  return [...parts, ...links]
}

const startsWith = (path: ModelPath, start: ModelPath) =>
  start.every((segment, index) => path[index] === segment)

/** The paths of the texts, numbers and other simple values in a value. */
function valuePaths(value: unknown, path: ModelPath): ModelPath[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => valuePaths(entry, [...path, index]))
  }
  if (!isObject(value)) return [path]
  return Object.entries(value).flatMap(([name, entry]) => valuePaths(entry, [...path, name]))
}

/** The locations of a value and of the function calls that contain it, such as `sample(…)`. */
function locationsOf(source: ManifestSource, path: ModelPath): string[] {
  const node = source.node(path, false)
  return [node, ...node.getAncestors().filter(Node.isCallExpression)].map((each) =>
    formatLocation(locationOf(each)),
  )
}
