import type { Plugin } from 'vite'
import { storedItems } from '../../src/model/deviceStorage.ts'
import { consentNeedsOf, thirdPartiesOf, type BuildFacts } from '../../src/site/thirdParties.ts'
import type { Site } from '../../src/site/site.ts'
import type { Project } from '../project.ts'
import { lockFile, readSite } from '../readSite.ts'

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

/** Tells components whom this build's pages contact, and with whose consent. */
export function contactsPlugin(project: Project, build: BuildFacts): Plugin {
  const modules = new Map(Object.entries(MODULES).map(([name, make]) => [`\0${name}`, make]))
  return {
    name: 'site:contacts',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(id) {
      const make = modules.get(id)
      if (make === undefined) return undefined
      this.addWatchFile(lockFile(project))
      return Object.entries(make(await readSite(project), build))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
