import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder, type ViteBuilder } from 'vite'
import { OUTPUT_FOLDERS } from './vite/outputFolders.ts'
import type { SiteBuild } from './vite/siteBuild.ts'
import { siteConfig } from './vite/siteConfig.ts'
import { readViteManifest, type ViteManifest } from './viteManifest.ts'

/** The result of the Vite builds. The files are in `OUTPUT_FOLDERS`. */
export type Bundle = {
  /** Vite's manifest of the pages. */
  readonly client: ViteManifest
  /** Vite's manifest of the map documents. `undefined` if the site has none. */
  readonly map: ViteManifest | undefined
  /** The absolute paths of all modules in scripts for browsers. */
  readonly modules: readonly string[]
}

/** Builds the client, the server bundle and the map documents with Vite. */
export async function bundle(build: SiteBuild, hasMaps: boolean): Promise<Bundle> {
  const { root } = build.project
  const builder = await createBuilder({
    ...siteConfig(build),
    configFile: false,
    logLevel: 'warn',
    build: {
      rolldownOptions: { checks: { pluginTimings: false }, experimental: { lazyBarrel: true } },
    },
  })
  // Sequential: parallel builds are not faster, and need a third more memory.
  const client = await buildEnvironment(builder, 'client')
  await buildEnvironment(builder, 'ssr')
  const map = hasMaps ? await buildEnvironment(builder, 'map') : []
  return {
    client: await readAndDeleteManifest(path.join(root, OUTPUT_FOLDERS.client)),
    map: hasMaps ? await readAndDeleteManifest(path.join(root, OUTPUT_FOLDERS.map)) : undefined,
    modules: [...client, ...map],
  }
}

/** Builds a Vite environment. Returns the modules in its scripts. */
async function buildEnvironment(builder: ViteBuilder, name: string): Promise<string[]> {
  const environment = builder.environments[name]
  if (environment === undefined)
    throw new Error(`The Vite environment "${name}" is not configured.`)
  const result = await builder.build(environment)
  if (!('output' in result))
    throw new Error(`The build of the Vite environment "${name}" has no output.`)
  return result.output.flatMap((item) => (item.type === 'chunk' ? item.moduleIds : []))
}

/** Reads Vite's manifest from a folder and deletes it, because it is not part of the site. */
async function readAndDeleteManifest(folder: string): Promise<ViteManifest> {
  const file = path.join(folder, '.vite/manifest.json')
  const manifest = readViteManifest(JSON.parse(await readFile(file, 'utf8')))
  await rm(path.dirname(file), { recursive: true })
  return manifest
}
