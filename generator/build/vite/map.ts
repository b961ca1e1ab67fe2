import type { Plugin } from 'vite'
import { mapDocumentsOf } from '../../../src/site/thirdParties.ts'
import { buildFacts, type Configuration } from '../../hosting/configuration.ts'
import type { Project } from '../../manifest/project.ts'
import { lockFile, readSite } from '../../emit/readSite.ts'

const MODULE = 'virtual:maps'
const RESOLVED = `\0${MODULE}`

/** Gives the documents that hold a map what they show: the key is in no script of a page. */
export function mapPlugin(project: Project, configuration: Configuration): Plugin {
  return {
    name: 'site:maps',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined
      this.addWatchFile(lockFile(project))
      const site = await readSite(project)
      const party = Object.values(site.thirdParties).find((one) => one.kind === 'map')
      const places = mapDocumentsOf(site, buildFacts(configuration)).map(
        ({ place }) => [place, site.places[place]?.map] as const,
      )
      return [
        `export const apiKey = ${JSON.stringify(configuration.mapsKey ?? '')}`,
        `export const mapId = ${JSON.stringify(party?.mapId ?? '')}`,
        `export const maps = ${JSON.stringify(Object.fromEntries(places))}`,
      ].join('\n')
    },
  }
}
