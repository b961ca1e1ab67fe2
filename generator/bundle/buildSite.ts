import { access, constants, cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hasForms } from '../../src/site/dataFlows.ts'
import type { Site } from '../../src/site/site.ts'
import { pruneCache } from '../assets/cacheStore.ts'
import { builtFiles } from '../assets/builtFiles.ts'
import { charactersOf, siteFont } from '../assets/font.ts'
import { addPreviewFiles, linkPreviews } from '../assets/linkPreview.ts'
import { downloadFiles } from '../assets/downloadFiles.ts'
import { type Log, UserError, commandSteps, type RunStep } from '../diagnostics/commandRun.ts'
import { modulesOf, navigationFile, type ValidOutput } from '../emit/generate.ts'
import { modulePrinter } from '../code/module.ts'
import { type Plan, plan as planSite } from '../emit/plan.ts'
import { withLock } from '../processLock.ts'
import { fileSizes, replaceFolder, writeFiles } from '../files.ts'
import { type BuildSources, buildSources, writeBuildRecord } from '../hosting/buildRecord.ts'
import { buildSettings, buildTime, type Configuration } from '../configuration.ts'
import { HOSTING_FOLDER } from '../hosting/hostingFolder.ts'
import { type HostingPlan, planHosting } from '../hosting/hostingPlan.ts'
import { removeHosting, writeHosting } from '../hosting/hostingFolder.ts'
import { hostFiles, hostingWarnings } from '../hosting/hosts.ts'
import { pageFile } from '../hosting/resolveRequest.ts'
import { seoFiles } from '../hosting/seo.ts'
import { folderProblem, type Project } from '../projectPaths.ts'
import { publishedSite } from '../manifest/published.ts'
import { NOT_FOUND_PATH } from '../manifest/sitePages.ts'
import { currentPlan } from '../project/currentPlan.ts'
import { updateGenerated } from '../project/generateProject.ts'
import { bundle, type BundleInput, OUTPUT_FOLDERS } from './bundle.ts'
import { compressFolder } from './compress.ts'
import { licensesFile } from './licenses.ts'
import { plannedMaps, writeMapPages } from './maps.ts'
import { prerender } from './prerender.ts'
import type { PluginInput } from './pluginInput.ts'
import { sizeWarnings } from './sizeWarnings.ts'

export type BuildResult = {
  /** The published site. */
  readonly site: Site
  /** Whether the site has forms, but no form service is configured. */
  readonly needsFormService: boolean
  /** The number of prerendered pages, including the not-found page. */
  readonly pages: number
  /** The total size of all files. Bytes. */
  readonly bytes: number
  /** The duration, without generating. Milliseconds. */
  readonly time: number
}

/**
 * Generates the site and builds its published pages into `dist/`. Waits for another build of the project, because
 * builds write to the same folders. `live`: whether the site must have a form service if it has forms.
 */
export async function build(
  project: Project,
  configuration: Configuration,
  log: Log,
  live = false,
): Promise<BuildResult> {
  const folder = path.join(project.root, '.build')
  await mkdir(folder, { recursive: true })
  const onWait = (holder: number) =>
    log(`Another build is running (process ${holder}). This build starts when that one has ended.`)
  const work = () => buildAlone(project, configuration, log, live)
  return withLock(path.join(folder, '.building'), work, onWait)
}

async function buildAlone(
  project: Project,
  configuration: Configuration,
  log: Log,
  live: boolean,
): Promise<BuildResult> {
  const problem = folderProblem(project.root)
  if (problem !== undefined) throw new UserError(problem)
  // Otherwise a read-only folder would be noticed only after the bundling.
  await access(project.root, constants.W_OK)
  const output = await updateGenerated(project, log, true)

  const started = performance.now()
  const builtAt = buildTime(process.env)
  const { plan, modules } = publishedPlan(output, builtAt)
  const { site } = plan
  const needsFormService = configuration.embedded && hasForms(site)
  if (live && needsFormService) {
    throw new UserError(
      'A build with --live needs a form service. Set FORM_ENDPOINT and FORM_ACCESS_KEY (see .env.example).',
    )
  }
  // Before the bundling, so that `publish` notices files that change during the build.
  const sources = await buildSources(project.root, output.plan.site, configuration)
  // React and the router load their production code if this is set.
  process.env['NODE_ENV'] = 'production'

  const runStep = commandSteps(log)
  // The plugins get the plan from a holder, because the development server replaces it.
  const input = { project, plan: currentPlan(async () => plan), configuration, builtAt, modules }
  const folder = path.join(project.root, OUTPUT_FOLDERS.client)
  const bundled = await bundleSite(input, plan, folder, runStep)
  const cache = path.join(project.root, '.cache/compressed')
  await runStep('prerendering', 'pages', (progress) =>
    prerender({ project, site, configuration, ...bundled, folder, cache, progress }),
  )
  const hosting = await writeHostedFiles(input, site, folder)
  const compressed = new Set([...hosting.paths, NOT_FOUND_PATH].map(pageFile))
  await runStep('compression', 'files', (progress) =>
    compressFolder(folder, cache, compressed, progress),
  )
  const dist = await replaceDist(project.root, folder, hosting, sources)
  await pruneCache(path.join(project.root, '.cache'))
  const sizes = await fileSizes(dist)
  for (const warning of hostingWarnings(hosting, sizes)) log(warning)
  const built = hosting.paths.map(async (pagePath) => ({
    path: pagePath,
    html: await readFile(path.join(dist, pageFile(pagePath)), 'utf8'),
    bytes: sizes.get(`${pageFile(pagePath)}.br`) ?? 0,
  }))
  for (const warning of sizeWarnings(await Promise.all(built), sizes)) log(warning)
  return {
    site,
    needsFormService,
    pages: hosting.paths.length + 1,
    bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    time: performance.now() - started,
  }
}

/**
 * What a build at this time contains of a site: its plan, and the texts of the modules below `generated/`. The files
 * there always have all pages, so they do not change when one of them is due, and may change during the build.
 */
export function publishedPlan({ plan: complete, files }: ValidOutput, builtAt: string) {
  const site = publishedSite(complete.site, builtAt)
  if (site === complete.site) return { plan: complete, modules: files }
  const published = { ...planSite(site), symbol: complete.symbol }
  const print = modulePrinter()
  const modules = [...modulesOf(published)].map((module) => [module.file, print(module)] as const)
  return {
    plan: published,
    modules: new Map([['navigation.json', navigationFile(site)], ...modules]),
  }
}

/** Bundles the scripts, styles and assets, and writes the licenses and the map pages. */
async function bundleSite(input: BundleInput, plan: Plan, folder: string, runStep: RunStep) {
  const { project, configuration } = input
  const { site } = plan
  const maps = plannedMaps(site, configuration)
  const font = await siteFont(project, site.brand, charactersOf(site))
  const previews = await linkPreviews(plan, project, font)
  const files = builtFiles()
  await addPreviewFiles(site, project, previews, font, files)
  const { client, map, modules } = await runStep('bundling', 'files', (progress) =>
    bundle(input, maps.length > 0, files, progress),
  )
  const licenses = await licensesFile(project.root, modules, site.brand)
  await writeFile(path.join(folder, 'licenses.txt'), licenses)
  if (map !== undefined) {
    await cp(path.join(project.root, OUTPUT_FOLDERS.map), folder, { recursive: true })
    await writeMapPages(maps, folder, map.filesOf('src/map/entry.tsx'))
  }
  return { client, previews }
}

/** Plans the hosting, and writes the files for search engines and those that hosts read. */
async function writeHostedFiles(
  { project, configuration, builtAt }: PluginInput,
  site: Site,
  folder: string,
): Promise<HostingPlan> {
  const { staging } = configuration
  const hosting = planHosting({
    site,
    downloadFiles: await downloadFiles(project, site),
    settings: buildSettings(configuration),
    builtAt,
    staging,
  })
  await writeFiles(
    [...seoFiles(site, staging), ...hostFiles(hosting)].map(([name, content]) => ({
      file: path.join(folder, name),
      content,
    })),
  )
  return hosting
}

/** Replaces `dist/` and the files for its hosting. Returns the path of `dist/`. */
async function replaceDist(
  root: string,
  folder: string,
  hosting: HostingPlan,
  sources: BuildSources,
): Promise<string> {
  const dist = path.join(root, 'dist')
  // Written before `dist/` is replaced, so that a build that is killed then seldom leaves one without the other.
  const written = path.dirname(folder)
  await writeHosting(written, hosting)
  await writeBuildRecord(written, sources)
  await removeHosting(root)
  await replaceFolder(folder, dist)
  await rename(path.join(written, HOSTING_FOLDER), path.join(root, HOSTING_FOLDER))
  return dist
}
