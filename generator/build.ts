import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder } from 'vite'
import { modulesOf, outputOf } from './buildOutput.ts'
import { buildMaps } from './buildMaps.ts'
import { chunksOf } from './chunks.ts'
import { compressFolder } from './compress.ts'
import { buildFacts, type Configuration } from './configuration.ts'
import type { Say } from './console.ts'
import { discoveryFiles } from './discovery/discoveryFiles.ts'
import type { Script } from './document.ts'
import { planHosting, sitePolicy } from './hosting/planHosting.ts'
import { hostFiles, hostingWarnings, writeHosting } from './hosting/writeHosting.ts'
import { styleReader } from './inlineStyles.ts'
import { licensesFile } from './licenses.ts'
import { metaPolicy, printPolicy } from './policy.ts'
import { prerender } from './prerender.ts'
import type { Project } from './project.ts'
import { readSite } from './readSite.ts'
import type { ServerBundle } from './serverBundle.ts'
import { drawShareImages } from './share/drawShareImages.ts'
import { sharedPages } from './share/sharePages.ts'
import { BUILD } from './vite/environments.ts'

/** What a build made. */
export type Built = {
  /** Prerendered documents, the not-found page among them. */
  readonly pages: number
  /** Bytes of all files together. */
  readonly bytes: number
  /** How long it took. Milliseconds. */
  readonly time: number
}

/** Builds the site into `dist/`, which stays as it was until the new site is complete. */
export async function build(
  project: Project,
  configuration: Configuration,
  say: Say,
): Promise<Built> {
  const { root } = project
  const started = performance.now()
  // React and the router choose their production code by this.
  process.env['NODE_ENV'] = 'production'
  // Vite reads its configuration for each of the builds: all of them are to have one clock.
  process.env['SOURCE_DATE_EPOCH'] ??= String(Math.floor(Date.now() / 1000))
  const builder = await createBuilder({
    root,
    logLevel: 'warn',
    build: { rolldownOptions: { checks: { pluginTimings: false } } },
  })
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined)
    throw new Error('The two builds are not configured.')
  say('Building scripts, styles and images for the browser …')
  const output = outputOf(await builder.build(client))
  const chunks = chunksOf(output)
  say('Building the renderer …')
  await builder.build(ssr)
  say('Prerendering …')
  const folder = path.join(root, BUILD.client)
  const bundle: ServerBundle = await import(
    pathToFileURL(path.join(root, BUILD.server, 'server.js')).href
  )
  const site = await readSite(project)
  const shared = await sharedPages(site, project)
  await drawShareImages(shared, root, folder)
  const facts = buildFacts(configuration)
  const readStyles = styleReader(folder)
  const { documents, notFound } = await prerender({
    bundle,
    tagsOf: (address) => shared.get(address)?.tags ?? [],
    folder,
    starter: await checkedScript(folder, chunks.script('src/entry-start.ts')),
    policyOf: (styleHashes) => printPolicy(metaPolicy(sitePolicy(site, facts, styleHashes))),
    scriptsOf: (id) => [
      ...new Set([
        ...chunks.scripts('src/entry-client.tsx'),
        ...chunks.scripts(`generated/pages/${id}.gen.tsx`),
      ]),
    ],
    stylesOf: (id) =>
      readStyles([
        ...new Set([
          ...chunks.styles('src/entry-client.tsx'),
          ...chunks.styles(`generated/pages/${id}.gen.tsx`),
        ]),
      ]),
  })
  const mapModules = await buildMaps(builder, project, configuration, say)
  const { staging } = configuration
  const hosting = planHosting({
    site,
    documents,
    notFound,
    facts,
    builtAt: bundle.builtAt,
    staging,
  })
  const modules = [...modulesOf(output), ...mapModules]
  const texts = new Map([
    ...discoveryFiles(site, staging),
    ...hostFiles(hosting),
    ['licenses.txt', await licensesFile(root, modules)],
  ])
  for (const [name, text] of texts) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  await compressFolder(folder, path.join(root, '.cache/compressed'))
  const dist = path.join(root, 'dist')
  await replaceFolder(folder, dist)
  await writeHosting(root, hosting)
  for (const warning of hostingWarnings(hosting)) say(warning)
  return {
    pages: bundle.addresses.length + 1,
    bytes: await totalBytes(dist),
    time: performance.now() - started,
  }
}

/** A script that browsers run only where it is the one that was built. */
async function checkedScript(folder: string, src: string): Promise<Script> {
  const hash = createHash('sha384').update(await readFile(path.join(folder, src)))
  return { src, integrity: `sha384-${hash.digest('base64')}` }
}

/** Puts a folder in the place of another one: the old one is there until the new one is. */
async function replaceFolder(from: string, to: string): Promise<void> {
  const old = `${to}.old`
  await rm(old, { recursive: true, force: true })
  await rename(to, old).catch(() => {})
  await rename(from, to)
  await rm(old, { recursive: true, force: true })
}

async function totalBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
