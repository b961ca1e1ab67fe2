import path from 'node:path'
import type { Plugin } from 'vite'
import { responsiveImage } from '../../assets/images/responsiveImage.ts'
import { parseImageQuery } from '../../emit/resolve.ts'
import type { Project } from '../../manifest/project.ts'
import type { BuiltFiles } from '../../assets/builtFiles.ts'

/**
 * Resolves imports such as `image.avif?focus=0.5+0.5&picture` to the URLs of a responsive image.
 * Each page gets its own copy of the module, so that it becomes part of the page's script. A shared
 * module would be an extra request for a few URLs.
 */
export function responsiveImagesPlugin(project: Project, files: BuiltFiles): Plugin {
  const cache = path.join(project.root, '.cache/images')
  const cached = new Map<string, Promise<string>>()
  return {
    name: 'site:responsive-images',
    enforce: 'pre',
    resolveId(source, importer) {
      const [original = '', query = ''] = source.split('?')
      if (importer === undefined || parseImageQuery(query) === undefined) return undefined
      const file = path.resolve(path.dirname(importer), original)
      return `${file}?${new URLSearchParams({ page: path.basename(importer) })}&${query}`
    },
    async load(id) {
      const [original = '', query = ''] = id.split('?')
      const options = parseImageQuery(query)
      if (options === undefined) return undefined
      this.addWatchFile(original)
      const create = async () =>
        `export default ${JSON.stringify(await responsiveImage(original, options, files, cache))}`
      // In development, images may change, so nothing is cached.
      if (this.environment.mode === 'dev') return create()
      const key = JSON.stringify([original, options])
      const module = cached.get(key) ?? create()
      cached.set(key, module)
      return module
    },
  }
}
