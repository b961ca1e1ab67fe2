import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod'
import { iconNames, interfaceIcons } from '../../../src/model/icon.ts'
import type { Project } from '../../manifest/project.ts'
import type { BuiltFiles } from '../../assets/builtFiles.ts'
import { iconSprite } from './iconSprite.ts'

const MODULE = 'virtual:icon-sprite'
const RESOLVED = `\0${MODULE}`

/**
 * Gives components the address of one file with all icons of the site; in development with all
 * icons that a manifest may name, for the gallery.
 */
export function iconsPlugin(project: Project, files: BuiltFiles): Plugin {
  const list = path.join(project.generated, 'icons.json')
  let shown: readonly string[] = interfaceIcons
  return {
    name: 'site:icons',
    configResolved({ command }) {
      if (command === 'serve') shown = [...interfaceIcons, ...iconNames]
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined
      this.addWatchFile(list)
      const named = z.array(z.string()).parse(JSON.parse(await readFile(list, 'utf8')))
      const sprite = await iconSprite([...new Set([...shown, ...named])].toSorted())
      const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 8)
      const fileName = `assets/icons-${hash}.svg`
      const address = files.add({ fileName, type: 'image/svg+xml', read: async () => sprite })
      return `export default ${JSON.stringify(address)}`
    },
  }
}
