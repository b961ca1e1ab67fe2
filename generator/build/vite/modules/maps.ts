import { mapDocumentsOf } from '../../../../src/site/thirdParties.ts'
import { buildSettings } from '../../../hosting/configuration.ts'
import type { SiteModule } from './siteModule.ts'

/** Gives the documents that hold a map what they show. No script of a page contains the key. */
export const maps: SiteModule = ({ plan: { site }, configuration }) => {
  const party = Object.values(site.thirdParties).find((one) => one.kind === 'map')
  const shown = mapDocumentsOf(site, buildSettings(configuration)).map(
    ({ place }) => [place, site.places[place]?.map] as const,
  )
  return {
    apiKey: configuration.mapsKey ?? '',
    mapId: party?.mapId ?? '',
    maps: Object.fromEntries(shown),
  }
}
