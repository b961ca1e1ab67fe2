import path from 'node:path'
import type { Plugin } from 'vite'
import type { BuiltFile, BuiltFiles } from '../assets/builtFiles.ts'
import { imageCacheOf } from '../assets/cacheStore.ts'
import { calendarFiles } from '../assets/calendarFiles.ts'
import { downloadFiles } from '../assets/downloadFiles.ts'
import { pixelStore } from '../assets/encodeImage.ts'
import { feedFiles } from '../assets/feeds.ts'
import { responsiveImage } from '../assets/responsiveImage.ts'
import { parseImageQuery } from '../emit/imageQuery.ts'
import { inParallel, writeFiles } from '../files.ts'
import { mediaType } from '../hosting/mediaTypes.ts'
import { readTarget } from '../hosting/resolveRequest.ts'
import type { Project } from '../projectPaths.ts'
import { FILE_EXTENSIONS } from '../../src/model/link.ts'
import type { PluginInput } from './pluginInput.ts'
import type { Progress } from '../diagnostics/commandRun.ts'

/** Serves generated files in development: those in `files`, and the files of the current plan. */
export function builtFilesPlugin(files: BuiltFiles, input: PluginInput): Plugin {
  const fileAt = async (url: string) => {
    const isUrl = ({ fileName }: BuiltFile) => url === `/${fileName}`
    const builtFile = files.all().find(isUrl)
    if (builtFile !== undefined || !PLANNED.test(url)) return builtFile
    const { project, plan } = input
    const downloads = await downloadFiles(project, (await plan.get()).site)
    // Redirects lead to the path, also if the address contains a hash.
    return (
      downloads.find((file) => isUrl(file) || file.path === url) ??
      (await calendarAndFeedFiles(input)).find(isUrl)
    )
  }
  return {
    name: 'site:built-files',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        fileAt(readTarget(request.url ?? '')?.path ?? '')
          .then(async (file) => {
            if (file === undefined) return next()
            const type = mediaType(file.fileName)
            const content = await file.read(pixelStore())
            return response.setHeader('Content-Type', type).end(content)
          })
          .catch(next)
      })
    },
  }
}

/**
 * Writes generated files into a folder: those in `files`, and the files of the current plan. Files of the same image
 * are written one after the other, because they share its pixels.
 */
export async function writeBuiltFiles(
  files: BuiltFiles,
  input: PluginInput,
  folder: string,
  progress: Progress,
): Promise<void> {
  const { project, plan } = input
  const downloads = await downloadFiles(project, (await plan.get()).site)
  const all = [...files.all(), ...downloads, ...(await calendarAndFeedFiles(input))]
  let done = 0
  await inParallel(groupsOf(all), async (group) => {
    const pixels = pixelStore()
    for (const { fileName, read } of group) {
      await writeFiles([{ file: path.join(folder, fileName), content: await read(pixels) }])
      done += 1
      progress(done, all.length)
    }
  })
}

/** Groups the files of the same image. The largest groups come first, so that the last ones are short. */
function groupsOf(files: readonly BuiltFile[]): (readonly BuiltFile[])[] {
  const byOriginal = new Map<BuiltFile | string, BuiltFile[]>()
  for (const file of files) {
    const key = file.original ?? file
    byOriginal.set(key, [...(byOriginal.get(key) ?? []), file])
  }
  return [...byOriginal.values()].toSorted((one, other) => other.length - one.length)
}

/** The URLs of calendar files, feeds and downloads. */
const PLANNED = new RegExp(String.raw`\.(?:ics|atom|${FILE_EXTENSIONS.join('|')})$`)

/** The calendar files and the feeds of the current plan. */
async function calendarAndFeedFiles({ plan }: PluginInput): Promise<BuiltFile[]> {
  const { site } = await plan.get()
  return [...calendarFiles(site), ...feedFiles(site)].map(([url, content]) => ({
    fileName: url.slice(1),
    read: async () => content,
  }))
}

/**
 * Resolves imports such as `image.avif?focus=0.5+0.5&picture` to the URLs of a responsive image.
 * Each page gets its own copy of the module, so that it becomes part of the page's script. A shared
 * module would be an extra request for a few URLs.
 */
export function responsiveImagesPlugin(project: Project, files: BuiltFiles): Plugin {
  const cache = imageCacheOf(project.root)
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
