import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder, type ViteBuilder } from 'vite'
import { BUILD } from './vite/folders.ts'
import type { SiteBuild } from './vite/siteBuild.ts'
import { siteConfig } from './vite/siteConfig.ts'
import { readViteManifest, type ViteManifest } from './viteManifest.ts'

/** What Vite has built. The files are in the folders of `BUILD`. */
export type Bundle = {
  /** The files of the pages. */
  readonly client: ViteManifest
  /** The files of the documents that hold a map. Undefined where there are none. */
  readonly map: ViteManifest | undefined
  /** The modules in all scripts for browsers: absolute paths. */
  readonly modules: readonly string[]
}

/** Builds the scripts and styles for browsers, and the bundle that renders the pages. */
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
  // One after the other: together they take as long, and a third more memory.
  const client = await buildEnvironment(builder, 'client')
  await buildEnvironment(builder, 'ssr')
  const map = hasMaps ? await buildEnvironment(builder, 'map') : []
  return {
    client: await takeManifest(path.join(root, BUILD.client)),
    map: hasMaps ? await takeManifest(path.join(root, BUILD.map)) : undefined,
    modules: [...client, ...map],
  }
}

/** Builds an environment, and returns the modules in its scripts. */
async function buildEnvironment(builder: ViteBuilder, name: string): Promise<string[]> {
  const environment = builder.environments[name]
  if (environment === undefined) throw new Error(`The environment ${name} is not configured.`)
  const result = await builder.build(environment)
  if (!('output' in result)) throw new Error(`The build of the environment ${name} has no output.`)
  return result.output.flatMap((item) => (item.type === 'chunk' ? item.moduleIds : []))
}

/** Reads the manifest that Vite wrote into a folder, and removes it: it is not part of the site. */
async function takeManifest(folder: string): Promise<ViteManifest> {
  const file = path.join(folder, '.vite/manifest.json')
  const manifest = readViteManifest(JSON.parse(await readFile(file, 'utf8')))
  await rm(path.dirname(file), { recursive: true })
  return manifest
}
