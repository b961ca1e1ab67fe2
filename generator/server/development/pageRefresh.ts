import type { Plugin } from 'vite'
import { renderAnew } from './renderAnew.ts'

/**
 * In development: a page whose words change is drawn anew where it stands; one whose head changes
 * is loaded anew, because the router has read that already.
 */
export function pageRefreshPlugin(): Plugin {
  const heads = new Map<string, string>()
  return {
    name: 'site:page-refresh',
    apply: 'serve',
    // Before the code is compiled.
    enforce: 'pre',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/generator/server/development/refreshPages.ts' },
        injectTo: 'head-prepend',
      },
    ],
    transform(code, id) {
      if (this.environment.name !== 'client' || !IS_PAGE.test(id)) return
      heads.set(fileOf(id), headOf(code))
    },
    async hotUpdate({ file, read, server }) {
      const before = this.environment.name === 'client' ? heads.get(file) : undefined
      if (before === undefined || before === headOf(await read())) return undefined
      // The browser may ask before the renderer is told.
      renderAnew(server)
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}

const IS_PAGE = /\/generated\/pages\/\w+\.gen\.tsx(?:\?|$)/

const fileOf = (id: string) => id.replace(/\?.*$/, '')

/** What stands before the component. */
const headOf = (code: string) => code.slice(0, code.indexOf('export function'))
