import { cp, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { pruneCache } from '../assets/cacheStore.ts'
import { calendarFiles } from '../assets/calendarFiles.ts'
import { feedFiles } from '../assets/feeds.ts'
import { charactersOf, siteFont } from '../assets/font.ts'
import { openGraphOfPages, shareFiles } from '../assets/openGraph.ts'
import { ownFiles } from '../assets/ownFiles.ts'
import type { Log } from '../diagnostics/console.ts'
import { commandSteps } from '../diagnostics/steps.ts'
import { publishedPlan, type ValidOutput } from '../emit/generate.ts'
import { fileSizes, writeFiles } from '../files.ts'
import { buildSources, writeBuildRecord } from '../hosting/buildRecord.ts'
import { buildSettings, buildTime, type Configuration } from '../hosting/configuration.ts'
import { HOSTING_FOLDER, planHosting } from '../hosting/hostingPlan.ts'
import { hostFiles, hostingWarnings, removeHosting, writeHosting } from '../hosting/hosts.ts'
import { seoFiles } from '../hosting/seo.ts'
import { pageId, sitePages } from '../manifest/pages.ts'
import type { Project } from '../manifest/project.ts'
import { bundle, type Bundle } from './bundle.ts'
import { compressFolder } from './compress.ts'
import { currentPlan } from '../project/currentPlan.ts'
import { OUTPUT_FOLDERS } from './environments.ts'
import { HTML_BUDGET, sizeWarning } from './html.ts'
import { licensesFile } from './licenses.ts'
import { plannedMaps, writeMapPages } from './maps.ts'
import { pageHeads } from './pageHeads.ts'
import { prerender, type ServerBundle } from './prerender.ts'
import { replaceFolder } from './replaceFolder.ts'

/** The result of a build. */
export type BuildResult = {
  /** The number of prerendered pages, including the not-found page. */
  readonly pages: number
  /** The total size of all files. Bytes. */
  readonly bytes: number
  /** The duration. Milliseconds. */
  readonly time: number
}

/** Builds the published pages of a site into `dist/`. The previous `dist/` is replaced when the new one is complete. */
export async function build(
  project: Project,
  output: ValidOutput,
  configuration: Configuration,
  log: Log,
): Promise<BuildResult> {
  const started = performance.now()
  const { root } = project
  const builtAt = buildTime(process.env)
  const { plan, modules } = publishedPlan(output, builtAt)
  const { site } = plan
  const folder = path.join(root, OUTPUT_FOLDERS.client)
  const runStep = commandSteps(log)
  // Before the bundling, so that `publish` notices files that change during the build.
  const sources = await buildSources(root, output.plan.site, configuration)
  // React and the router load their production code if this is set.
  process.env['NODE_ENV'] = 'production'

  const maps = plannedMaps(site, configuration)
  const source = { project, plan: currentPlan(async () => plan), configuration, builtAt, modules }
  const font = await siteFont(project, site.brand, charactersOf(site))
  const openGraph = await openGraphOfPages(plan, project, font)
  const images = await shareFiles(site, project, openGraph, font)
  const bundled = await runStep('bundling', 'files', (progress) =>
    bundle(source, maps.length > 0, images, progress),
  )
  await writeFile(
    path.join(folder, 'licenses.txt'),
    await licensesFile(root, bundled.modules, site.brand),
  )
  await writeMaps(maps, bundled, root, folder)

  const prerendered = await runStep('prerendering', 'pages', async (progress) =>
    prerender({
      pages: sitePages(site).map(({ path: pagePath, canonical }) => ({
        path: pagePath,
        id: pageId(canonical),
      })),
      renderer: await importRenderer(root),
      headOf: await pageHeads({
        project,
        site,
        configuration,
        client: bundled.client,
        openGraph,
        folder,
      }),
      folder,
      progress,
    }),
  )

  const settings = buildSettings(configuration)
  const { staging } = configuration
  const hosting = planHosting({
    site,
    ...prerendered,
    textFiles: [...calendarFiles(site).keys(), ...feedFiles(site).keys()],
    ownFiles: await ownFiles(project, site),
    settings,
    builtAt,
    staging,
  })
  await writeFiles(
    [...seoFiles(site, staging), ...hostFiles(hosting)].map(([name, content]) => ({
      file: path.join(folder, name),
      content,
    })),
  )
  await runStep('compression', 'files', (progress) =>
    compressFolder(folder, path.join(root, '.cache/compressed'), progress),
  )
  const dist = path.join(root, 'dist')
  // Written before `dist/` is replaced, so that a build that is killed then seldom leaves one without the other.
  const written = path.dirname(folder)
  await writeHosting(written, hosting)
  await writeBuildRecord(written, sources)
  await removeHosting(root)
  await replaceFolder(folder, dist)
  await rename(path.join(written, HOSTING_FOLDER), path.join(root, HOSTING_FOLDER))
  await pruneCache(path.join(root, '.cache'))
  const sizes = await fileSizes(dist)
  for (const warning of hostingWarnings(hosting, sizes)) log(warning)
  const [largest, ...others] = prerendered.pages
    .map((page) => ({ ...page, bytes: sizes.get(`${page.file}.br`) ?? 0 }))
    .filter(({ bytes }) => bytes > HTML_BUDGET)
    .toSorted((one, other) => other.bytes - one.bytes)
  if (largest !== undefined) {
    const html = await readFile(path.join(dist, largest.file), 'utf8')
    log(sizeWarning({ ...largest, html }, others.length))
  }
  return {
    pages: prerendered.pages.length + 1,
    bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    time: performance.now() - started,
  }
}

async function writeMaps(
  maps: ReturnType<typeof plannedMaps>,
  { map }: Bundle,
  root: string,
  folder: string,
): Promise<void> {
  if (map === undefined) return
  await cp(path.join(root, OUTPUT_FOLDERS.map), folder, { recursive: true })
  await writeMapPages(maps, folder, map.filesOf('src/map/entry.tsx'))
}

const importRenderer = (root: string): Promise<ServerBundle> =>
  import(pathToFileURL(path.join(root, OUTPUT_FOLDERS.server, 'server.js')).href)
