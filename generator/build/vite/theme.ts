import path from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type { Project } from '../../manifest/project.ts'
import { variablesReferredTo } from './variablesReferredTo.ts'

const MODULE = 'virtual:theme.css'
const ADDRESS = '/virtual-theme.css'

type Exports = typeof import('../../../src/theme/cssVariables.ts')

/** Turns the theme into a style sheet, so that no style element has to carry its variables. */
export function themePlugin({ root }: Project): Plugin {
  const resolved = path.join(root, ADDRESS)
  const source = path.join(root, 'src/theme/cssVariables.ts')
  let isBuild = false
  return {
    name: 'site:theme',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    // In development the style sheet is asked for by its address too, with a query of Vite's.
    resolveId(id) {
      const [name, query] = id.split('?')
      if (name !== MODULE && name !== ADDRESS) return undefined
      return query === undefined ? resolved : `${resolved}?${query}`
    },
    async load(id) {
      if (id.split('?')[0] !== resolved) return undefined
      // Vite's own runner: the file is TypeScript, and in development it may have changed.
      const { module, dependencies } = await runnerImport<Exports>(source, { root })
      for (const file of [source, ...dependencies]) this.addWatchFile(path.resolve(root, file))
      return module.themeCss(isBuild ? await variablesReferredTo(root) : undefined)
    },
  }
}
