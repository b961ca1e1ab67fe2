import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder, type Plugin, type ViteBuilder } from 'vite'
import * as z from 'zod'
import type { Site } from '../../src/site/site.ts'
import type { BuiltFiles } from '../assets/builtFiles.ts'
import { relativePath } from '../files.ts'
import { writeBuiltFiles } from './builtFilesPlugin.ts'
import { splitLanguage } from './pageLanguages.ts'
import type { PluginInput } from './pluginInput.ts'
import { siteConfig } from './viteConfig.ts'
import type { Progress } from '../diagnostics/commandRun.ts'

/** The output folders of the Vite environments, relative to the project. */
export const OUTPUT_FOLDERS = {
  client: '.build/dist',
  map: '.build/map',
  server: '.build/server',
} as const

/** The input of the Vite builds. */
export type BundleInput = PluginInput & {
  /** The texts of the modules in `generated/`, by their paths in it. */
  readonly modules: ReadonlyMap<string, string>
}

/** The result of the Vite builds. The files are in `OUTPUT_FOLDERS`. */
type Bundle = {
  /** Vite's manifest of the pages. */
  readonly client: ViteManifest
  /** Vite's manifest of the map pages. `undefined` if the site has none. */
  readonly map: ViteManifest | undefined
  /** The absolute paths of all modules in scripts for browsers. */
  readonly modules: readonly string[]
}

/**
 * Builds the client, the server bundle and the map pages with Vite, and writes the images and calendar
 * files, whose `progress` is reported. The plugins add files to `files`; all of them are written.
 */
export async function bundle(
  input: BundleInput,
  hasMaps: boolean,
  files: BuiltFiles,
  progress: Progress,
): Promise<Bundle> {
  const { root } = input.project
  const folder = path.join(root, OUTPUT_FOLDERS.client)
  await rm(folder, { recursive: true, force: true })
  const config = siteConfig(input, files)
  const builder = await createBuilder({
    ...config,
    configFile: false,
    logLevel: 'warn',
    environments: environments((await input.plan.get()).site),
    plugins: [publishedModulesPlugin(input), ...config.plugins],
    build: {
      ...config.build,
      rolldownOptions: { checks: { pluginTimings: false }, experimental: { lazyBarrel: true } },
    },
  })
  // The Vite builds are sequential: parallel ones are not faster, and need a third more memory.
  const client = await buildEnvironment(builder, 'client')
  const others = async () => {
    await buildEnvironment(builder, 'ssr')
    return hasMaps ? buildEnvironment(builder, 'map') : []
  }
  const [map] = await Promise.all([others(), writeBuiltFiles(files, input, folder, progress)])
  return {
    client: await readAndDeleteManifest(folder),
    map: hasMaps ? await readAndDeleteManifest(path.join(root, OUTPUT_FOLDERS.map)) : undefined,
    modules: [...client, ...map],
  }
}

/** Replaces the files in `generated/`, which have all pages, and which another command may change during the build. */
const publishedModulesPlugin = ({ project, modules }: BundleInput): Plugin => ({
  name: 'site:published-modules',
  enforce: 'pre',
  load: (id) => modules.get(relativePath(project.generated, splitLanguage(id).id)),
})

/** The Vite environments: bundles with their own settings. The map pages share no script with the pages. */
const environments = (site: Site) => ({
  client: { build: { ...clientBuild(site), outDir: OUTPUT_FOLDERS.client, manifest: true } },
  ssr: {
    build: {
      outDir: OUTPUT_FOLDERS.server,
      emptyOutDir: true,
      emitAssets: false,
      rolldownOptions: {
        input: { server: 'src/entry-server.tsx' },
        // One file: importing a page separately takes longer than rendering it.
        output: { entryFileNames: '[name].js', codeSplitting: false },
      },
    },
    // The libraries are in the one file, too.
    resolve: { noExternal: [/^@mantine\//, /^@tanstack\//] },
  },
  map: {
    consumer: 'client' as const,
    build: {
      outDir: OUTPUT_FOLDERS.map,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: { input: { map: 'src/map/entry.tsx' } },
    },
  },
})

/** The scripts of the pages. */
function clientBuild(site: Site) {
  const scriptName = `assets/[name]-[hash:${hashLength(site)}].js`
  return {
    // Images are written into it before the bundling ends.
    emptyOutDir: false,
    rolldownOptions: {
      input: { deferred: 'src/entry-deferred.ts', client: 'src/entry-client.tsx' },
      output: {
        entryFileNames: scriptName,
        chunkFileNames: ({ name }: { readonly name: string }) =>
          name === 'pageModules.gen' ? PAGE_MODULES : scriptName,
        codeSplitting: { groups: sharedChunks(site) },
      },
    },
  }
}

/** Not the copies of components for pages in other languages. */
const NOT_COPIED = String.raw`^(?!.*\?language=).*`

/** The modules of the chunk `shell`, which every page loads. It contains their imports too. */
const SHELL = new RegExp(
  `${NOT_COPIED}(?:${[
    String.raw`/src/(?:parts|theme)/`,
    // Not the other folders of the shell: the consent bar is loaded only on pages that show it.
    String.raw`/src/shell/(?:[^/]+|header/navigationStore\.ts)$`,
    String.raw`/react-dom/`,
    String.raw`/@tanstack/react-router/`,
    // Shared by sections, the carousel and forms.
    String.raw`/@mantine/hooks/`,
  ].join('|')})`,
)

/** What forms in all languages share. */
const FORM_LIBRARIES =
  /\/(?:@tanstack\/(?:[\w-]*form[\w-]*|react-store)|zod)\/|\/src\/(?:model\/joinList\.|(?:forms|sections\/form)\/.*\.css)/

/** The chunks that pages share. Their names stay the same if a page changes. */
const sharedChunks = (site: Site) => [
  { name: 'shell', test: SHELL },
  { name: 'phone-numbers', test: /\/libphonenumber-js\// },
  // So pages in other languages do not load the form in the site's language.
  ...(Object.keys(site.languages).length > 0
    ? [{ name: 'form-libraries', test: FORM_LIBRARIES }]
    : []),
  // Without the field kinds: a form loads only the kinds that it contains.
  { name: 'forms', test: /^(?!.*\?language=).*\/src\/(?:sections\/form|forms(?!\/fields))\// },
]

/**
 * The list of the pages' modules. Its name has no hash, because it changes with every page: the name would be in a
 * script that each document lists, so all documents would change too.
 */
const PAGE_MODULES = 'page-modules.js'

/**
 * The characters of the hash in the name of a script. Pages and scripts contain many names, and a hash cannot be
 * compressed. With seven characters, Rolldown can name 4,096 scripts; a site has one for each page, and a few others.
 */
const hashLength = (site: Site) => (Object.keys(site.routes).length < 3500 ? 7 : 8)

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
function readViteManifest(data: unknown) {
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
