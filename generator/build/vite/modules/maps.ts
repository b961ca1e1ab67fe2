import { mapDocumentsOf } from '../../../../src/site/dataFlows.ts'
import { buildSettings } from '../../../hosting/configuration.ts'
import type { VirtualModule } from './virtualModule.ts'

/** Exports the API key and the content of the maps. Only map documents import it, so no page contains the key. */
export const maps: VirtualModule = ({ plan: { site }, configuration }) => {
  const party = Object.values(site.thirdParties).find((one) => one.kind === 'map')
  const hasMaps = mapDocumentsOf(site, buildSettings(configuration)).length > 0
  // A map can have markers for places that have no map document of their own.
  const entries = Object.entries(hasMaps ? site.places : {}).flatMap(([place, { map }]) =>
    map === undefined ? [] : [[place, map] as const],
  )
  return {
    apiKey: configuration.mapsKey ?? '',
    mapId: party?.mapId ?? '',
    maps: Object.fromEntries(entries),
  }
}
