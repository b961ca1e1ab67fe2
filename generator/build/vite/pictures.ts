import path from 'node:path'
import type { Plugin } from 'vite'
import { pictureFiles } from '../../assets/images/picture.ts'
import { parseImageQuery } from '../../emit/imageQuery.ts'
import type { Project } from '../../manifest/project.ts'
import type { BuiltFiles } from '../../assets/builtFiles.ts'

/**
 * Turns an import of `image.avif?focus=0.5+0.5&picture` into the addresses of its files. Each page
 * gets a module of its own, which is then in the page's script: one that several pages share would
 * be a request for a few addresses.
 */
export function picturesPlugin(project: Project, files: BuiltFiles): Plugin {
  const cache = path.join(project.root, '.cache/images')
  const known = new Map<string, Promise<string>>()
  return {
    name: 'site:pictures',
    enforce: 'pre',
    resolveId(source, importer) {
      const [master = '', query = ''] = source.split('?')
      if (importer === undefined || parseImageQuery(query) === undefined) return undefined
      const file = path.resolve(path.dirname(importer), master)
      return `${file}?${new URLSearchParams({ page: path.basename(importer) })}&${query}`
    },
    async load(id) {
      const [master = '', query = ''] = id.split('?')
      const wishes = parseImageQuery(query)
      if (wishes === undefined) return undefined
      this.addWatchFile(master)
      const make = async () =>
        `export default ${JSON.stringify(await pictureFiles(master, wishes, files, cache))}`
      // In development, images change.
      if (this.environment.mode === 'dev') return make()
      const key = JSON.stringify([master, wishes])
      const module = known.get(key) ?? make()
      known.set(key, module)
      return module
    },
  }
}
