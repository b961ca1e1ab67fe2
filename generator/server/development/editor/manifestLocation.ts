import type { Site } from '../../../../src/site/site.ts'
import { type ModelPath, valueAt } from '../../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../../../manifest/locate.ts'
import { sectionIds, sitePages } from '../../../manifest/pages.ts'
import { formatLocation } from '../../../text.ts'
/** The element that was clicked in the browser. */
export type ClickedElement = {
  /** The path of the page. */
  readonly path: string
  /** The part of the document: the id of a section, `hero`, `navigation` or `footer`. */
  readonly part: string
  /** The text of the element. */
  readonly text: string
}

/** The location of a clicked element in the manifest, as `file:line:column`. If the text is not found, the location of its part. */
export function manifestLocation(
  site: Site,
  source: ManifestSource,
  clicked: ClickedElement,
): string {
  const part = partPath(site, clicked)
  const exact = textPath(valueAt(site, part), clicked.text, part)
  return formatLocation(source.locate(exact ?? part, exact === undefined))
}

/** The path of the part in the manifest. */
function partPath(site: Site, { path, part }: ClickedElement): ModelPath {
  if (part === 'navigation' || part === 'footer') return [part]
  const found = sitePages(site).find((each) => each.path === path)
  const page = found?.page ?? site.notFound
  const root = found === undefined ? ['notFound'] : ['routes', found.canonical]
  if (part === 'hero') return [...root, 'hero']
  const index = sectionIds(page, site).indexOf(part)
  return index === -1 ? root : [...root, 'sections', index]
}

/** The path of the first value that equals the text. */
function textPath(value: unknown, text: string, path: ModelPath): ModelPath | undefined {
  if (typeof value === 'string') return value === text && text !== '' ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, item] of Object.entries(value)) {
    const next = textPath(item, text, [...path, Array.isArray(value) ? Number(key) : key])
    if (next !== undefined) return next
  }
  return undefined
}
