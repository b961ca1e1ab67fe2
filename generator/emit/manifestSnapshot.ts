import type { Site } from '../../src/site/site.ts'

/** The validated model as canonical JSON, properties in alphabetical order: what a comparison of two versions reads. */
export const emitManifestSnapshot = (site: Site) => `${JSON.stringify(site, sorted, 2)}\n`

/** Lists keep their order, for it means something; addresses and names do not. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
