import type { Site } from '../../src/site/site.ts'

/** The file of the manifest snapshot in `generated/`. */
export const SNAPSHOT_NAME = 'site.snapshot.json'

/** The validated site as JSON with sorted keys. `diff` compares two versions of it. */
export const emitManifestSnapshot = (site: Site) => `${JSON.stringify(site, sortKeys, 2)}\n`

/** A replacer that sorts the keys of objects. The order of a list is kept, because it has a meaning. */
function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
