import { property } from '../manifest/modelValues.ts'
import type { locatedChanges, Version } from './diff.ts'

type LocatedChange = ReturnType<typeof locatedChanges>[number]

/** Whether a change is about a page, or another address, as a whole. */
export const isWholeAddress = ({ root, next }: LocatedChange) =>
  (root === 'addresses' || root === 'drafts') && next.path.length === 2

/**
 * The pages with another address: from the old one to the new one. The old one redirects to the new one, or their contents
 * differ only in the address.
 */
export function renamedPages(
  { snapshot: old }: Version,
  { snapshot: next }: Version,
): ReadonlyMap<string, string> {
  const added = Object.keys(next.routes).filter((path) => !(path in old.routes))
  const content = ({ routes }: typeof old, path: string) =>
    JSON.stringify(routes[path]).replaceAll(path, '')
  const renamed = new Map<string, string>()
  for (const from of Object.keys(old.routes).filter((path) => !(path in next.routes))) {
    const free = added.filter((path) => ![...renamed.values()].includes(path))
    const to =
      free.find((path) =>
        next.redirects.some((entry) => entry.from === from && entry.to === path),
      ) ?? free.find((path) => content(next, path) === content(old, from))
    if (to !== undefined) renamed.set(from, to)
  }
  return renamed
}

/** Whether a page is gone, also if its address leads to another page now. */
export const isGone = (change: LocatedChange, old: Version, next: Version) =>
  isWholeAddress(change) &&
  change.page in old.snapshot.routes &&
  !(change.page in next.snapshot.routes)

/** What belongs to an address in words, e.g. the title and the address of a page. Undefined: nothing. */
export function addressWords(path: string, value: unknown): string | undefined {
  const title = property(value, 'title')
  if (typeof title === 'string') return `“${title}”, ${path}`
  if (typeof value !== 'string') return undefined
  return value.startsWith('to ') ? `Leads ${value}` : value
}
