import { dataFlowsOf, type BuildSettings } from './dataFlows.ts'
import { mapPath } from './mapPath.ts'
import { placesOn } from './sectionReferences.ts'
import type { Site } from './site.ts'

/**
 * A document that contains only a map. Its Content Security Policy is the only one that allows the
 * provider's script.
 */
export type MapDocument = {
  /** The name of its place in `places`. */
  readonly place: string
  /** Its path, e.g. `/maps/headquarters.html`. */
  readonly path: string
}

/** The map documents of a build: one for each place that a page shows on a map. */
export function mapDocumentsOf(site: Site, build: BuildSettings): readonly MapDocument[] {
  if (!dataFlowsOf(site, build).some(({ kind }) => kind === 'map')) return []
  const places = Object.values(site.routes).flatMap((route) =>
    'sections' in route ? placesOn(route) : [],
  )
  return [...new Set(places)].map((place) => ({ place, path: mapPath(place) }))
}
