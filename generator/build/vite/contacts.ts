import type { Plugin } from 'vite'
import { storedItems } from '../../../src/model/deviceStorage.ts'
import { consentNeedsOf, thirdPartiesOf, type BuildFacts } from '../../../src/site/thirdParties.ts'
import type { Site } from '../../../src/site/site.ts'
import type { Project } from '../../manifest/project.ts'
import { lockFile, readSite } from '../../emit/readSite.ts'

/** What each module gives to components of the account of whom this build's pages contact. */
const MODULES = {
  'virtual:consent': (site: Site, build: BuildFacts) => {
    const { categories, mapProvider, scripts } = consentNeedsOf(site, build)
    // A name without a value has to be exported too.
    return { categories, mapProvider, scripts }
  },
  'virtual:data-flows': (site: Site, build: BuildFacts) => ({
    contacts: thirdPartiesOf(site, build),
    storedItems,
  }),
}

/** The texts of these modules, by their names. */
export const contactModules = (site: Site, build: BuildFacts): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(MODULES).map(([name, make]) => [
      name,
      Object.entries(make(site, build))
        .map(([exported, value]) => `export const ${exported} = ${JSON.stringify(value)}`)
        .join('\n'),
    ]),
  )

/** Tells components whom this build's pages contact, and with whose consent. */
export function contactsPlugin(project: Project, build: BuildFacts): Plugin {
  return {
    name: 'site:contacts',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(id) {
      const name = id.slice(1)
      if (id !== `\0${name}` || !(name in MODULES)) return undefined
      this.addWatchFile(lockFile(project))
      return contactModules(await readSite(project), build).get(name)
    },
  }
}
