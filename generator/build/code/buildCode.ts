import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder, type Rollup, type ViteBuilder } from 'vite'
import type { Configuration } from '../../hosting/configuration.ts'
import { licensesFile } from '../licenses.ts'
import { sharedCode } from '../pageScripts/pageSource.ts'
import type { Project } from '../../manifest/project.ts'
import { BUILD } from '../vite/folders.ts'
import { siteConfig } from '../vite/siteConfig.ts'
import { chunksOf, type Chunks } from './chunks.ts'
import type { Code } from './code.ts'

/** What the code is built for. */
export type CodeInput = {
  readonly project: Project
  readonly configuration: Configuration
  /** The build's clock. ISO 8601 in UTC. */
  readonly builtAt: string
  /** Whether there are documents with maps. */
  readonly hasMaps: boolean
}

/** Builds the site's code for the browser, for rendering and for maps, all of it at once. */
export async function buildCode({
  project,
  configuration,
  builtAt,
  hasMaps,
}: CodeInput): Promise<Omit<Code, 'renderer'>> {
  const { root } = project
  const builder = await createBuilder({
    ...siteConfig({ root, configuration, builtAt }),
    configFile: false,
    logLevel: 'warn',
    build: {
      rolldownOptions: { checks: { pluginTimings: false }, experimental: { lazyBarrel: true } },
    },
  })
  const outputOf = (name: string) => outputFor(builder, name)
  const [client, renderer, map] = await Promise.all([
    outputOf('client'),
    outputOf('ssr'),
    hasMaps ? outputOf('map') : undefined,
  ])
  const modules = [...client, ...(map ?? [])].flatMap((item) =>
    item.type === 'chunk' ? item.moduleIds : [],
  )
  const folder = path.join(root, BUILD.client)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'licenses.txt'), await licensesFile(root, modules))
  const [browser, server] = [chunksOf(client), chunksOf(renderer)]
  const shared = await sharedCode(project)
  return {
    start: filesOf(browser, 'src/entry-start.ts'),
    client: filesOf(browser, 'src/entry-client.tsx'),
    map: map && filesOf(chunksOf(map), 'src/map/entry.tsx'),
    shared: Object.fromEntries(shared.map((source) => [source, filesOf(browser, source)])),
    renderers: Object.fromEntries(shared.map((source) => [source, server.script(source)])),
  }
}

const filesOf = (chunks: Chunks, source: string) => ({
  script: chunks.script(source),
  scripts: chunks.scripts(source),
  styles: chunks.styles(source),
})

async function outputFor(
  builder: ViteBuilder,
  name: string,
): Promise<Rollup.RollupOutput['output']> {
  const environment = builder.environments[name]
  if (environment === undefined) throw new Error(`The build for ${name} is not configured.`)
  const result = await builder.build(environment)
  if ('output' in result) return result.output
  throw new Error('A build for one environment gives one output.')
}
