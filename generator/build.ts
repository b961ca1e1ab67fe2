import { cp, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder, type Rolldown, type ViteBuilder } from 'vite'
import { chunksOf } from './chunks.ts'
import type { Configuration } from './configuration.ts'
import type { Say } from './console.ts'
import { plannedMaps, writeMapDocuments } from './mapDocuments.ts'
import { prerender } from './prerender.ts'
import type { Project } from './project.ts'
import type { ServerBundle } from './serverBundle.ts'
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
  const builder = await createBuilder({
    root,
    logLevel: 'warn',
    build: { rolldownOptions: { checks: { pluginTimings: false } } },
  })
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined)
    throw new Error('The two builds are not configured.')
  say('Building scripts, styles and images for the browser …')
  const chunks = chunksOf(outputOf(await builder.build(client)))
  say('Building the renderer …')
  await builder.build(ssr)
  say('Prerendering …')
  const folder = path.join(root, BUILD.client)
  const bundle: ServerBundle = await import(
    pathToFileURL(path.join(root, BUILD.server, 'server.js')).href
  )
  await prerender({
    bundle,
    folder,
    starter: chunks.script('src/entry-start.ts'),
    stylesOf: (id) => [
      ...new Set([
        ...chunks.styles('src/entry-client.tsx'),
        ...chunks.styles(`generated/pages/${id}.gen.tsx`),
      ]),
    ],
  })
  await buildMaps(builder, project, configuration, say)
  const dist = path.join(root, 'dist')
  await replaceFolder(folder, dist)
  return {
    pages: bundle.addresses.length + 1,
    bytes: await totalBytes(dist),
    time: performance.now() - started,
  }
}

/** Builds the documents that hold maps, where this build has any, beside the pages. */
async function buildMaps(
  builder: ViteBuilder,
  project: Project,
  configuration: Configuration,
  say: Say,
): Promise<void> {
  const documents = await plannedMaps(project, configuration)
  const { map } = builder.environments
  if (documents.length === 0 || map === undefined) return
  say('Building the map …')
  const chunks = chunksOf(outputOf(await builder.build(map)))
  const folder = path.join(project.root, BUILD.client)
  await cp(path.join(project.root, BUILD.map), folder, { recursive: true })
  await writeMapDocuments(documents, folder, {
    script: chunks.script('src/map/entry.tsx'),
    styles: chunks.styles('src/map/entry.tsx'),
  })
}

function outputOf(
  result: Awaited<ReturnType<ViteBuilder['build']>>,
): Rolldown.RolldownOutput['output'] {
  if ('output' in result) return result.output
  throw new Error('A build for one environment gives one output.')
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
