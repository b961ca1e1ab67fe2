import path from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type { Project } from '../../manifest/project.ts'
import { usedCssVariables } from './usedCssVariables.ts'

const MODULE = 'virtual:theme.css'
const FILE = '/virtual-theme.css'

type Exports = typeof import('../../../src/theme/cssVariables.ts')

/** Serves the CSS variables of the theme as the style sheet `virtual:theme.css` instead of a `<style>` element. */
export function themePlugin({ root }: Project): Plugin {
  const resolved = path.join(root, FILE)
  const source = path.join(root, 'src/theme/cssVariables.ts')
  let isBuild = false
  return {
    name: 'site:theme',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    // In development, Vite requests the style sheet by its path too, with a query.
    resolveId(id) {
      const [name, query] = id.split('?')
      if (name !== MODULE && name !== FILE) return undefined
      return query === undefined ? resolved : `${resolved}?${query}`
    },
    async load(id) {
      if (id.split('?')[0] !== resolved) return undefined
      // Imported with Vite, because the file is TypeScript and may change in development.
      const { module, dependencies } = await runnerImport<Exports>(source, { root })
      for (const file of [source, ...dependencies]) this.addWatchFile(path.resolve(root, file))
      return module.themeCss(isBuild ? await usedCssVariables(root) : undefined)
    },
  }
}
