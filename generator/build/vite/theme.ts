import path from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type { Project } from '../../manifest/project.ts'
import { usedCssVariables } from './usedCssVariables.ts'
import { virtualStyleSheet } from './virtualStyleSheet.ts'

type Exports = typeof import('../../../src/theme/cssVariables.ts')

/** Serves the CSS variables of the theme as the style sheet `virtual:theme.css` instead of a `<style>` element. */
export function themePlugin({ root }: Project): Plugin {
  const source = path.join(root, 'src/theme/cssVariables.ts')
  let isBuild = false
  return {
    name: 'site:theme',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    ...virtualStyleSheet({
      name: 'theme.css',
      root,
      async create() {
        // Imported with Vite, because the file is TypeScript and may change in development.
        const { module, dependencies } = await runnerImport<Exports>(source, { root })
        for (const file of [source, ...dependencies]) this.addWatchFile(path.resolve(root, file))
        return module.themeCss(isBuild ? await usedCssVariables(root) : undefined)
      },
    }),
  }
}
