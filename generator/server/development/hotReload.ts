import path from 'node:path'
import { type Plugin, normalizePath, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { Project } from '../../projectPaths.ts'
import type { FileDifference } from '../../emit/write.ts'

/**
 * Development: a new version of the site is shown without a reload. Components are replaced by React's hot reloading.
 * The values that other modules import, e.g. the metadata of a page, are replaced in these modules, and
 * `updatePage.ts` tells the router.
 */
export function hotReloadPlugin({ root, generated }: Pick<Project, 'root' | 'generated'>): Plugin {
  const menu = normalizePath(path.join(generated, 'navigation.json'))
  const readers = READERS.map((file) => normalizePath(path.join(root, file)))
  const router = normalizePath(path.join(root, ROUTER))
  return {
    name: 'site:hot-reload',
    apply: 'serve',
    // Sees the source code, before it is compiled.
    enforce: 'pre',
    transformIndexHtml: () => [
      // Before React's hot reloading, which reads it.
      { tag: 'script', attrs: script('reactRefreshExports.ts'), injectTo: 'head-prepend' },
      { tag: 'script', attrs: script('updatePage.ts'), injectTo: 'head' },
    ],
    transform(code, id) {
      if (this.environment.name !== 'client') return undefined
      const file = withoutQuery(id)
      if (file === router) return code + ACCEPT_ROUTES
      if (readers.includes(file)) return code + acceptValues(code)
      return HAS_VALUES.test(file) ? withReplaceableValues(code) : undefined
    },
    async hotUpdate({ file, type, read }) {
      if (this.environment.name !== 'client') return undefined
      // The list of pages has changed too.
      if (type === 'delete' && IS_PAGE.test(file)) return []
      // The browser reads the menu from the HTML of the page.
      if (file === menu) this.environment.hot.send('site:menu', { text: await read() })
      return undefined
    },
  }
}

const script = (file: string) => ({
  type: 'module',
  src: `/generator/server/client/${file}`,
})

/** The modules whose values are replaced: JSON as code. Those of pages have a component too. */
const HAS_VALUES = /\/generated\/(?!routeTree)(?:\w+\/)?\w+\.gen\.tsx?$|^\0virtual:/

const IS_PAGE = /\/generated\/pages\/\w+\.gen\.tsx$/

const withoutQuery = (id: string) => id.replace(/\?.*$/, '')

/**
 * A module whose exported values are those of its newest version, also for modules that have imported an older one:
 * exports are live bindings.
 */
function withReplaceableValues(code: string): string {
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name).join(', ')
  return `${code.replaceAll(/^export const (?=\w+)/gm, 'export let ')}
const hotVersions = (import.meta.hot.data.versions ??= [])
for (const replace of hotVersions) replace({ ${names} })
hotVersions.push((next) => { ({ ${names} } = next) })
`
}

/** Modules that are not loaded again for a new version of the values, because they have a state. They read the values when the page is rendered. */
const READERS = ['src/entry-client.tsx', 'src/shell/rootRoute.tsx', 'src/shell/pageRoute.tsx']

/**
 * Code that accepts new versions of the values that a module imports. It accepts components too, which React's hot
 * reloading replaces: otherwise, Vite would load the module again together with its next importer.
 */
function acceptValues(code: string): string {
  const names = [...code.matchAll(ACCEPTED)].map(([, name]) => name)
  return `\nimport.meta.hot.accept([${names.join(', ')}], () => {})\n`
}

const ACCEPTED =
  /^(?:import (?!type).* from |.* import\()('(?:virtual:.*|(?:\.\.\/)+generated\/.*|.*\.tsx)')/gm

/** The module that creates the router. */
const ROUTER = 'src/router.ts'

/** Code that accepts other routes, but not another root route: its code has changed, so the page is loaded again. */
const ACCEPT_ROUTES = `
import.meta.hot.accept('../generated/routeTree.gen.ts', (next) => {
  if (next?.routeTree !== routeTree) import.meta.hot.invalidate()
})
`

/** Clears the module cache of the server environment, so that the next page is rendered with the current files. */
function invalidateServerModules({ environments: { ssr } }: ViteDevServer): void {
  if (isRunnableDevEnvironment(ssr)) ssr.runner.clearCache()
}

/** Invalidates written files of a folder immediately. Vite's file watcher would do it later. */
export function invalidateWritten(
  server: ViteDevServer,
  folder: string,
  { missing, changed }: Pick<FileDifference, 'missing' | 'changed'>,
): void {
  const files = [...missing, ...changed].map((name) => path.join(folder, name))
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const file of files) moduleGraph.onFileChange(file)
  }
  if (files.length > 0) invalidateServerModules(server)
}
