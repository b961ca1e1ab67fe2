import path from 'node:path'
import { type Plugin, normalizePath, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { Project } from '../../manifest/project.ts'
import type { Difference } from '../../emit/write.ts'

/**
 * Development: a change in the component of a page is a hot update. A change in the code before it (title,
 * metadata, but not imports) needs a full reload, because the router has read this code already. So does a change
 * of the menu, because the browser reads the menu from the HTML of the page.
 */
export function hotReloadPlugin({ generated }: Pick<Project, 'generated'>): Plugin {
  const menu = normalizePath(path.join(generated, 'navigation.json'))
  const codeByFile = new Map<string, string>()
  return {
    name: 'site:hot-reload',
    apply: 'serve',
    // Sees the source code, before it is compiled.
    enforce: 'pre',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/generator/server/development/reactRefreshExports.ts' },
        injectTo: 'head-prepend',
      },
    ],
    transform(code, id) {
      if (this.environment.name !== 'client' || !IS_PAGE.test(id)) return
      codeByFile.set(withoutQuery(id), codeBeforeComponent(code))
    },
    async hotUpdate({ file, type, read, server }) {
      if (this.environment.name !== 'client') return undefined
      const previous = codeByFile.get(file)
      // The routes have changed too, which reloads the page.
      if (type === 'delete' && previous !== undefined) return []
      const isChanged = previous !== undefined && previous !== codeBeforeComponent(await read())
      if (!isChanged && file !== menu) return undefined
      // The browser may request the page before Vite has invalidated the server modules.
      invalidateServerModules(server)
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}

const IS_PAGE = /\/generated\/pages\/\w+\.gen\.tsx(?:\?|$)/

const withoutQuery = (id: string) => id.replace(/\?.*$/, '')

/** The code before the component, without imports: a new kind of section is a hot update. */
const codeBeforeComponent = (code: string) =>
  code.slice(0, code.indexOf('export function')).replaceAll(/^import .*\n/gm, '')

/** Clears the module cache of the server environment, so that the next page is rendered with the current files. */
function invalidateServerModules({ environments: { ssr } }: ViteDevServer): void {
  if (isRunnableDevEnvironment(ssr)) ssr.runner.clearCache()
}

/** Invalidates written files of a folder immediately. Vite's file watcher would do it later. */
export function invalidateWritten(
  server: ViteDevServer,
  folder: string,
  { missing, changed }: Pick<Difference, 'missing' | 'changed'>,
): void {
  const files = [...missing, ...changed].map((name) => path.join(folder, name))
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const file of files) moduleGraph.onFileChange(file)
  }
  if (files.length > 0) invalidateServerModules(server)
}
