import type { Plugin } from 'vite'
import { invalidateServerModules } from './invalidateModules.ts'

/**
 * Development: a change in the component of a page is a hot update. A change in the code before it
 * (title, metadata, but not imports) needs a full reload, because the router has read this code already.
 */
export function pageHotReloadPlugin(): Plugin {
  const codeByFile = new Map<string, string>()
  return {
    name: 'site:page-refresh',
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
      const previous = this.environment.name === 'client' ? codeByFile.get(file) : undefined
      // The routes have changed too, which reloads the page.
      if (type === 'delete' && previous !== undefined) return []
      if (previous === undefined || previous === codeBeforeComponent(await read())) return undefined
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
