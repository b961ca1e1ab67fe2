import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mapDocumentsOf } from '../../src/site/thirdParties.ts'
import { buildFacts, type Configuration } from '../hosting/configuration.ts'
import { mapDocument, type MapDocumentParts } from './mapDocument.ts'
import { mapPolicy, metaPolicy, printPolicy } from '../hosting/policy.ts'
import type { Project } from '../manifest/project.ts'
import { readSite } from '../emit/readSite.ts'

/** What the documents with maps have in common. */
type Shared = Pick<MapDocumentParts, 'script' | 'styles'>

/** Writes the documents that hold maps into a folder. */
export async function writeMapDocuments(
  documents: readonly PlannedMap[],
  folder: string,
  shared: Shared,
): Promise<void> {
  const policy = printPolicy(metaPolicy(mapPolicy()))
  for (const { path: address, place, title } of documents) {
    const file = path.join(folder, address)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, mapDocument({ place, title, ...shared, policy }))
  }
}

/** A document with a map, and its title. */
export type PlannedMap = { readonly path: string; readonly place: string; readonly title: string }

/** The documents with maps that a build has. */
export async function plannedMaps(
  project: Project,
  configuration: Configuration,
): Promise<readonly PlannedMap[]> {
  const site = await readSite(project)
  return mapDocumentsOf(site, buildFacts(configuration)).map(({ place, path: address }) => ({
    place,
    path: address,
    title: `Map: ${site.places[place]?.map.title ?? place}`,
  }))
}
