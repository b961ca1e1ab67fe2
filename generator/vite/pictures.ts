import path from 'node:path'
import type { Plugin } from 'vite'
import { pictureFiles } from '../images/picture.ts'
import type { Project } from '../project.ts'
import type { BuiltFiles } from './builtFiles.ts'

const QUERY = '?picture'

/** Turns an import of `image.avif?picture` into the addresses of its files. */
export function picturesPlugin(project: Project, files: BuiltFiles): Plugin {
  const cache = path.join(project.root, '.cache/images')
  return {
    name: 'site:pictures',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined
      const master = id.slice(0, -QUERY.length)
      this.addWatchFile(master)
      return `export default ${JSON.stringify(await pictureFiles(master, files, cache))}`
    },
  }
}
