import path from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { readEach, type BuiltFile, type BuiltFiles } from '../assets/builtFiles.ts'
import { calendarFiles } from '../assets/calendarFiles.ts'
import { siteDocuments } from '../assets/pdf/pdfFiles.ts'
import { responsiveImage } from '../assets/responsiveImage.ts'
import { parseImageQuery } from '../emit/resolve.ts'
import { MEDIA_TYPES } from '../hosting/hostingPlan.ts'
import { readTarget } from '../hosting/requests.ts'
import type { Project } from '../manifest/project.ts'
import type { SiteBuild } from './currentPlan.ts'

/**
 * Serves generated files in development, and emits them in the client build: those in `files`, and the
 * calendar files and PDF documents of the current plan.
 */
export function builtFilesPlugin(files: BuiltFiles, { project, plan }: SiteBuild): Plugin {
  const planned = {
    ics: async () => calendarFiles((await plan.get()).site),
    pdf: async () => siteDocuments(project, await plan.get()),
  }
  const plannedFiles = async (extension: keyof typeof planned): Promise<BuiltFile[]> =>
    [...(await planned[extension]())].map(([url, content]) => ({
      fileName: url.slice(1),
      type: MEDIA_TYPES[extension] ?? '',
      read: async () => content,
    }))
  const fileAt = async (url: string) => {
    const extension = path.extname(url).slice(1)
    const isPlanned = extension === 'ics' || extension === 'pdf'
    const candidates = isPlanned ? await plannedFiles(extension) : files.all()
    return candidates.find(({ fileName }) => url === `/${fileName}`)
  }
  return {
    name: 'site:built-files',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        fileAt(readTarget(request.url ?? '')?.path ?? '')
          .then(async (file) => {
            if (file === undefined) return next()
            const content = await file.read()
            return response.setHeader('Content-Type', file.type).end(content)
          })
          .catch(next)
      })
    },
    async generateBundle(this: Rollup.PluginContext) {
      if (this.environment.name !== 'client') return
      const fromPlan = [...(await plannedFiles('ics')), ...(await plannedFiles('pdf'))]
      await readEach([...files.all(), ...fromPlan], async ({ fileName }, source) => {
        this.emitFile({ type: 'asset', fileName, source })
      })
    },
  }
}

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
