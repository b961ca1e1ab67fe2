import path from 'node:path'
import type { BuildEnvironmentOptions, Plugin } from 'vite'
import { sharedCode } from '../pageScripts/pageSource.ts'
import type { Project } from '../../manifest/project.ts'

/** What imports a page's module, by the build that asks. */
const IMPORTERS = {
  client: '/src/shell/pages/importPage.ts',
  ssr: '/src/shell/pages/importPageHere.ts',
} as const

/**
 * Keeps pages out of the bundles: their scripts are compiled by themselves. What pages import
 * becomes an entry, and the routes get their pages by name.
 */
export function pagesApartPlugin(project: Project): Plugin {
  const routes = path.join(project.generated, 'routeTree.gen.ts')
  return {
    name: 'site:pages-apart',
    apply: 'build',
    async config() {
      const input = Object.fromEntries(
        (await sharedCode(project)).map((file) => [path.parse(file).name, file]),
      )
      const build: BuildEnvironmentOptions = {
        rolldownOptions: { input, preserveEntrySignatures: 'allow-extension' },
      }
      return { environments: { client: { build }, ssr: { build } } }
    },
    transform: {
      filter: { id: /routeTree\.gen\.ts$/ },
      handler(code, id) {
        const importer = importerFor(this.environment.name)
        if (id !== routes || importer === undefined) return undefined
        const named = code.replaceAll(
          /\bimport\((['"])\.\/pages\/(\w+)\.gen\.tsx\1\)/g,
          (_, __, page: string) => `importPage('${page}')`,
        )
        return { code: `import { importPage } from '${importer}'\n${named}`, map: null }
      },
    },
  }
}

const importerFor = (environment: string) =>
  environment === 'client' || environment === 'ssr' ? IMPORTERS[environment] : undefined
