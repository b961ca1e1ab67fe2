import path from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type { Project } from '../project.ts'

const MODULE = 'virtual:theme.css'

/** Turns the theme into a style sheet, so that no style element has to carry its variables. */
export function themePlugin({ root }: Project): Plugin {
  const resolved = path.join(root, 'virtual-theme.css')
  const source = path.join(root, 'src/theme/cssVariables.ts')
  return {
    name: 'site:theme',
    resolveId: (id) => (id === MODULE ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined
      const { module, dependencies } = await runnerImport<{ themeCss: () => string }>(source)
      for (const file of [source, ...dependencies]) this.addWatchFile(path.resolve(root, file))
      return module.themeCss()
    },
  }
}
