import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import type { Project } from '../../manifest/project.ts'
import { invalidateServerModules } from './invalidateModules.ts'

/** Development: a change of the menu reloads the page, because the browser reads the menu from the document. */
export function menuReloadPlugin({ generated }: Pick<Project, 'generated'>): Plugin {
  const menu = normalizePath(path.join(generated, 'navigation.json'))
  return {
    name: 'site:menu-reload',
    apply: 'serve',
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'client' || file !== menu) return
      // The browser may request the page before Vite has invalidated the server modules.
      invalidateServerModules(server)
      this.environment.hot.send({ type: 'full-reload' })
    },
  }
}
