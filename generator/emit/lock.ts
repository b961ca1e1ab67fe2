import type { Site } from '../../src/site/site.ts'

/** The validated model as canonical JSON, properties in alphabetical order: what a comparison of two versions reads. */
export const emitLock = (site: Site) => `${JSON.stringify(sorted(site), null, 2)}\n`

/** Lists keep their order, for it means something; addresses and names do not. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}
