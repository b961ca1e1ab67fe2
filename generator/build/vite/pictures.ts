import path from 'node:path'
import type { Plugin } from 'vite'
import { pictureFiles } from '../../assets/images/picture.ts'
import { pictureWishes } from '../../emit/pictureQuery.ts'
import type { Project } from '../../manifest/project.ts'
import type { BuiltFiles } from '../../assets/builtFiles.ts'

/** Turns an import of `image.avif?focus=0.5+0.5&picture` into the addresses of its files. */
export function picturesPlugin(project: Project, files: BuiltFiles): Plugin {
  const cache = path.join(project.root, '.cache/images')
  return {
    name: 'site:pictures',
    enforce: 'pre',
    async load(id) {
      const [master = '', query = ''] = id.split('?')
      const wishes = pictureWishes(query)
      if (wishes === undefined) return undefined
      this.addWatchFile(master)
      return `export default ${JSON.stringify(await pictureFiles(master, wishes, files, cache))}`
    },
  }
}
