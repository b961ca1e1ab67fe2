import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder, type ViteBuilder } from 'vite'
import * as z from 'zod'
import { type BuiltFile, builtFiles } from '../assets/builtFiles.ts'
import type { Progress } from '../diagnostics/steps.ts'
import { writeBuiltFiles } from './builtFiles.ts'
import type { SiteBuild } from './siteBuild.ts'
import { OUTPUT_FOLDERS } from './environments.ts'
import { siteConfig } from './viteConfig.ts'

/** The result of the Vite builds. The files are in `OUTPUT_FOLDERS`. */
export type Bundle = {
  /** Vite's manifest of the pages. */
  readonly client: ViteManifest
  /** Vite's manifest of the map pages. `undefined` if the site has none. */
  readonly map: ViteManifest | undefined
  /** The absolute paths of all modules in scripts for browsers. */
  readonly modules: readonly string[]
}

/**
 * Builds the client, the server bundle and the map pages with Vite, and writes the images and calendar
 * files, whose `progress` is reported. `others`: further files to write.
 */
export async function bundle(
  build: SiteBuild,
  hasMaps: boolean,
  others: readonly BuiltFile[],
  progress: Progress,
): Promise<Bundle> {
  const { root } = build.project
  const folder = path.join(root, OUTPUT_FOLDERS.client)
  await rm(folder, { recursive: true, force: true })
  const files = builtFiles()
  for (const file of others) files.add(file)
  const builder = await createBuilder({
    ...siteConfig(build, files),
    configFile: false,
    logLevel: 'warn',
    build: {
      rolldownOptions: { checks: { pluginTimings: false }, experimental: { lazyBarrel: true } },
    },
  })
  const client = buildEnvironment(builder, 'client')
  // The files are encoded beside the Vite builds. These are sequential: parallel ones are not faster, and need a
  // third more memory.
  const map = client.then(async () => {
    await buildEnvironment(builder, 'ssr')
    return hasMaps ? buildEnvironment(builder, 'map') : []
  })
  await Promise.all([map, writeBuiltFiles(files, build, folder, progress, client)])
  return {
    client: await readAndDeleteManifest(folder),
    map: hasMaps ? await readAndDeleteManifest(path.join(root, OUTPUT_FOLDERS.map)) : undefined,
    modules: [...(await client), ...(await map)],
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

/**
 * The used part of Vite's manifest: chunks by the path of their source file, relative to the project
 * (https://vite.dev/guide/backend-integration).
 */
const manifestSchema = z.record(
  z.string(),
  z.object({
    /** The script, relative to the site's root. */
    file: z.string(),
    /** The keys of the chunks that it imports statically. */
    imports: z.array(z.string()).default([]),
    /** The style sheets of the chunk, relative to the site's root. */
    css: z.array(z.string()).default([]),
  }),
)

type Chunk = z.output<typeof manifestSchema>[string]

/** The files that the browser needs for source files. */
export type ChunkFiles = ReturnType<ViteManifest['filesOf']>

/** Vite's manifest. */
export type ViteManifest = ReturnType<typeof readViteManifest>

/** Reads Vite's manifest. Throws if `data` is not one. */
export function readViteManifest(data: unknown) {
  const manifest = manifestSchema.parse(data)
  const chunkOf = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`Vite's manifest has no chunk for "${key}".`)
    return chunk
  }
  return {
    /** The files of these source files, each once. Paths are relative to the project. */
    filesOf(source: string, ...others: readonly string[]) {
      const seen = new Set<string>()
      const chunks: Chunk[] = []
      const add = (key: string) => {
        if (seen.has(key)) return
        seen.add(key)
        const chunk = chunkOf(key)
        for (const imported of chunk.imports) add(imported)
        chunks.push(chunk)
      }
      for (const one of [source, ...others]) add(one)
      const entry = chunkOf(source)
      return {
        /** The URL of the script of the first source file. */
        entry: `/${entry.file}`,
        /** The URLs of all other scripts: each after those that it imports. */
        imports: chunks.filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
        /** The URLs of the style sheets of all these scripts. */
        styles: [...new Set(chunks.flatMap(({ css }) => css))].map((file) => `/${file}`),
      }
    },
  }
}
