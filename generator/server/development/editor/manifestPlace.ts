import type { Site } from '../../../../src/site/site.ts'
import type { ModelPath } from '../../../diagnostics/diagnostic.ts'
import type { ManifestSource } from '../../../manifest/locate.ts'
import { addresses, sectionIds } from '../../../manifest/pages.ts'
import { valueAt } from '../../../diagnostics/valueAt.ts'

/** What was clicked in the browser. */
export type Clicked = {
  /** The address of the page. */
  readonly path: string
  /** The part of the document: a section's anchor, or one of the shell's parts. */
  readonly part: string
  /** The words of the element. */
  readonly text: string
}

/** Where the manifest says what was clicked: file, line and column; the nearest line that it knows. */
export function manifestPlace(site: Site, source: ManifestSource, clicked: Clicked): string {
  const around = partPath(site, clicked)
  const exact = textPath(valueAt(site, around), clicked.text, around)
  const { file, line, column } = source.locate(exact ?? around, exact === undefined)
  return `${file}:${line}:${column}`
}

/** Where the part stands in the manifest. */
function partPath(site: Site, { path, part }: Clicked): ModelPath {
  if (part === 'navigation' || part === 'footer') return [part]
  const address = addresses(site).find((each) => each.path === path)
  const page = address?.page ?? site.notFound
  const root = address === undefined ? ['notFound'] : ['routes', address.canonical]
  if (part === 'hero') return [...root, 'hero']
  const index = sectionIds(page).indexOf(part)
  return index === -1 ? root : [...root, 'sections', index]
}

/** The first value in a part that is the text. */
function textPath(value: unknown, text: string, path: ModelPath): ModelPath | undefined {
  if (typeof value === 'string') return value === text && text !== '' ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, item] of Object.entries(value)) {
    const next = textPath(item, text, [...path, Array.isArray(value) ? Number(key) : key])
    if (next !== undefined) return next
  }
  return undefined
}
