import { cp } from 'node:fs/promises'
import path from 'node:path'
import type { ViteBuilder } from 'vite'
import { modulesOf, outputOf } from './buildOutput.ts'
import { chunksOf } from './chunks.ts'
import type { Configuration } from './configuration.ts'
import type { Say } from './console.ts'
import { plannedMaps, writeMapDocuments } from './mapDocuments.ts'
import type { Project } from './project.ts'
import { BUILD } from './vite/environments.ts'

/** Builds the documents that hold maps, where this build has any, beside the pages. */
export async function buildMaps(
  builder: ViteBuilder,
  project: Project,
  configuration: Configuration,
  say: Say,
): Promise<readonly string[]> {
  const documents = await plannedMaps(project, configuration)
  const { map } = builder.environments
  if (documents.length === 0 || map === undefined) return []
  say('Building the map …')
  const output = outputOf(await builder.build(map))
  const chunks = chunksOf(output)
  const folder = path.join(project.root, BUILD.client)
  await cp(path.join(project.root, BUILD.map), folder, { recursive: true })
  await writeMapDocuments(documents, folder, {
    script: chunks.script('src/map/entry.tsx'),
    styles: chunks.styles('src/map/entry.tsx'),
  })
  return modulesOf(output)
}
