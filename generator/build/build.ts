import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readNavigation } from '../../src/shell/navigation/readNavigation.ts'
import { buildCodeApart } from './code/buildCodeApart.ts'
import { builtCode } from './code/builtCode.ts'
import type { Code } from './code/code.ts'
import { codeKey } from './code/codeKey.ts'
import { compressFolder } from './compress.ts'
import { buildFacts, buildTime, type Configuration } from '../hosting/configuration.ts'
import type { Say } from '../diagnostics/console.ts'
import { discoveryFiles } from '../hosting/discovery/discoveryFiles.ts'
import type { Script } from './document.ts'
import { planHosting, sitePolicies } from '../hosting/planHosting.ts'
import { hostFiles, hostingWarnings, removeHosting, writeHosting } from '../hosting/writeHosting.ts'
import { styleReader } from './inlineStyles.ts'
import { plannedMaps, writeMapDocuments } from './mapDocuments.ts'
import { pagePictures } from './pageScripts/pagePictures.ts'
import { writePageScripts, writeRendererScripts } from './pageScripts/pageScripts.ts'
import { pageSources } from './pageScripts/pageSource.ts'
import { metaPolicy, printPolicy } from '../hosting/policy.ts'
import { prerender, type Prerendered } from './prerender/prerender.ts'
import type { Rendering } from './prerender/rendering.ts'
import type { Project } from '../manifest/project.ts'
import { pruneCache } from './pruneCache.ts'
import { readSite } from '../emit/readSite.ts'
import { replaceFolder, totalBytes } from './replaceFolder.ts'
import { drawEventImages } from '../assets/share/drawEventImages.ts'
import { drawShareImages } from '../assets/share/drawShareImages.ts'
import { sharedPages } from '../assets/share/sharePages.ts'
import { stopwatch, type Stopwatch } from './stopwatch.ts'
import { builtFiles, writeBuiltFiles } from '../assets/builtFiles.ts'
import { BUILD } from './vite/folders.ts'

/** What a build made. */
export type Built = {
  /** Prerendered documents, the not-found page among them. */
  readonly pages: number
  /** How many of them were rendered: the others are as they were. */
  readonly rendered: number
  /** Bytes of all files together. */
  readonly bytes: number
  /** How long it took. Milliseconds. */
  readonly time: number
  /** How long its parts took. Milliseconds. */
  readonly parts: Readonly<Record<string, number>>
}

/** A build at work. */
type Work = {
  readonly project: Project
  readonly configuration: Configuration
  readonly site: Awaited<ReturnType<typeof readSite>>
  readonly builtAt: string
  /** The folder that becomes `dist/`. */
  readonly folder: string
  readonly watch: Stopwatch
}

/** Builds the site into `dist/`, which stays as it was until the new site is complete. */
export async function build(
  project: Project,
  configuration: Configuration,
  say: Say,
): Promise<Built> {
  const started = performance.now()
  const { root } = project
  // React and the router choose their production code by this.
  process.env['NODE_ENV'] = 'production'
  const work: Work = {
    project,
    configuration,
    site: await readSite(project),
    builtAt: buildTime(process.env),
    folder: path.join(root, BUILD.client),
    watch: stopwatch(),
  }
  const code = await work.watch.time('code', () => codeOf(work, say))
  const prerendered = await writePages(work, code, say)
  const hosting = planHosting({
    site: work.site,
    ...prerendered,
    facts: buildFacts(configuration),
    builtAt: work.builtAt,
    staging: configuration.staging,
  })
  const texts = new Map([
    ...discoveryFiles(work.site, configuration.staging),
    ...hostFiles(hosting),
  ])
  for (const [name, text] of texts) {
    await mkdir(path.dirname(path.join(work.folder, name)), { recursive: true })
    await writeFile(path.join(work.folder, name), text)
  }
  await work.watch.time('compression', () =>
    compressFolder(work.folder, path.join(root, '.cache/compressed')),
  )
  const dist = path.join(root, 'dist')
  await removeHosting(root)
  await replaceFolder(work.folder, dist)
  await writeHosting(root, hosting)
  await pruneCache(path.join(root, '.cache'))
  for (const warning of hostingWarnings(hosting)) say(warning)
  return {
    pages: prerendered.documents.length + 1,
    rendered: prerendered.rendered,
    bytes: await totalBytes(dist),
    time: performance.now() - started,
    parts: work.watch.times(),
  }
}

/** More pages than this take so much memory themselves that bundlers are kept away from them. */
const MANY = 100

/** The site's code in its folders, and the documents with maps that it makes. */
async function codeOf({ project, configuration, site, builtAt, folder }: Work, say: Say) {
  const maps = await plannedMaps(project, configuration)
  const key = await codeKey(project, site, configuration, builtAt)
  const code = await builtCode(project, key, async () => {
    say('Building the code of the site …')
    const input = { project, configuration, builtAt, hasMaps: maps.length > 0 }
    // Where pages are few, another process costs more time than it saves memory.
    if (Object.keys(site.routes).length > MANY) return buildCodeApart(input)
    return (await import('./code/buildCode.ts')).buildCode(input)
  })
  if (code.map !== undefined) {
    await cp(path.join(project.root, BUILD.map), folder, { recursive: true })
    await writeMapDocuments(maps, folder, code.map)
  }
  return code
}

/** The pages with their scripts and images. */
async function writePages(work: Work, code: Code, say: Say): Promise<Prerendered> {
  const { project, configuration, site, folder, watch } = work
  const { root } = project
  const files = builtFiles()
  const pages = await pageSources(project)
  const pictures = await watch.time('images', () => pagePictures(pages, project, files))
  const input = { root, pages, pictures, code }
  const parts = await watch.time('bundling', () => writePageScripts(input, folder))
  const shared = await watch.time('images', async () => {
    await writeBuiltFiles(files, folder)
    const shared = await sharedPages(site, project)
    await drawShareImages(shared, root, folder)
    await drawEventImages(site, project, folder)
    return shared
  })
  const server = path.join(root, BUILD.server)
  const readStyles = styleReader(folder)
  const policyOf = sitePolicies(site, buildFacts(configuration))
  const addresses = await addressesOf(project)
  const starter = await checkedScript(folder, code.start.script)
  say('Prerendering …')
  return watch.time('prerendering', () =>
    prerender({
      pages,
      pictures,
      renderer: server,
      edition: code.renderer,
      cache: path.join(root, '.cache/pages'),
      writeScripts: (some) =>
        watch.time('bundling', () => writeRendererScripts({ ...input, pages: some }, server)),
      addresses,
      navigation: readNavigation(site.navigation),
      tagsOf: (address) => shared.get(address)?.tags ?? [],
      folder,
      starter,
      policyOf: (styleHashes) => printPolicy(metaPolicy(policyOf(styleHashes))),
      scriptsOf: (id) => [...code.client.scripts, ...(parts.get(id)?.scripts ?? [])],
      stylesOf: (id) => readStyles([...code.client.styles, ...(parts.get(id)?.styles ?? [])]),
    }),
  )
}

/** Every address of the site, in the manifest's order. */
async function addressesOf({ generated }: Project): Promise<readonly Rendering[]> {
  const file = pathToFileURL(path.join(generated, 'site.gen.ts')).href
  const { addresses }: typeof import('../../generated/site.gen.ts') = await import(file)
  return addresses.map(({ path: address, id }) => ({ address, id }))
}

/** A script that browsers run only where it is the one that was built. */
async function checkedScript(folder: string, src: string): Promise<Script> {
  const hash = createHash('sha384').update(await readFile(path.join(folder, src)))
  return { src, integrity: `sha384-${hash.digest('base64')}` }
}
