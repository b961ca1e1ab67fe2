import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mapDocumentsOf } from '../../src/site/dataFlows.ts'
import { buildSettings, type Configuration } from '../hosting/configuration.ts'
import { mapDocument } from './mapDocument.ts'
import { mapPolicy, metaPolicy, printPolicy } from '../hosting/policy.ts'
import { fillText } from '../../src/model/fillText.ts'
import { languageOf, type SiteLanguage, type Site } from '../../src/site/site.ts'
import type { ChunkFiles } from './viteManifest.ts'

/** Writes the map documents into a folder. */
export async function writeMapDocuments(
  documents: readonly PlannedMap[],
  folder: string,
  { entry: script, styles }: ChunkFiles,
): Promise<void> {
  const policy = printPolicy(metaPolicy(mapPolicy()))
  for (const { path: pagePath, ...document } of documents) {
    const file = path.join(folder, pagePath)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, mapDocument({ ...document, script, styles, policy }))
  }
}

/** A map document. `place` is the name of a place in the manifest. */
export type PlannedMap = {
  readonly path: string
  readonly place: string
  readonly title: string
  readonly language: SiteLanguage
}

/** The map documents of a build. */
export function plannedMaps(site: Site, configuration: Configuration): readonly PlannedMap[] {
  return mapDocumentsOf(site, buildSettings(configuration)).map(({ place, path: pagePath }) => ({
    place,
    path: pagePath,
    title: fillText(site.texts.map.document, { title: site.places[place]?.map?.title ?? place }),
    language: languageOf(site),
  }))
}
