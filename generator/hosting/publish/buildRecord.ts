import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { emitManifestSnapshot } from '../../emit/manifestSnapshot.ts'
import type { Site } from '../../../src/site/site.ts'
import { mapDocumentsOf } from '../../../src/site/mapDocuments.ts'
import { HOSTING_FOLDER } from '../hosting.ts'
import { buildSettings, type Configuration } from '../configuration.ts'
import { digestFiles, sha256 } from './digest.ts'

const recordSchema = z.object({
  /** The host name of the site. */
  host: z.string(),
  /** The digest of the validated manifest. */
  manifest: z.string(),
  /** The digest of the source files. */
  sources: z.string(),
  /** Whether the site has forms, which are sent to the embedded form service. */
  embedded: z.boolean(),
  /** The digests of the environment variables that the pages depend on, by their names. */
  variables: z.record(z.string(), z.string()),
  /** The digest of the files in `dist/`. */
  output: z.string(),
})

/** What `dist/` was built from, and what it contains. */
export type BuildRecord = z.output<typeof recordSchema>

/** What `dist/` was built from. */
export type BuildSources = Omit<BuildRecord, 'output'>

/** The file with the record of the last build, in the folder of the hosting. */
const RECORD_FILE = 'build.json'

/** What a build from the current manifest, source files and environment variables is made from. */
export async function buildSources(
  root: string,
  site: Site,
  configuration: Configuration,
): Promise<BuildSources> {
  return {
    host: new URL(site.product.origin).host,
    manifest: sha256(emitManifestSnapshot(site)),
    sources: await sourcesDigest(root),
    embedded: configuration.embedded && hasForms(site),
    variables: variableDigests(site, configuration),
  }
}

/** The record of the files in `dist/` and what they were built from. */
export const recordWith = async (root: string, sources: BuildSources): Promise<BuildRecord> => ({
  ...sources,
  output: sha256(JSON.stringify(await digestFiles(path.join(root, 'dist')))),
})

/** Reads the record of the last build. Undefined if there is none, or if it has another format. */
export async function readBuildRecord(root: string): Promise<BuildRecord | undefined> {
  const text = await readFile(recordFile(root), 'utf8').catch(() => 'null')
  return recordSchema.safeParse(JSON.parse(text)).data
}

/** Writes the record of the last build. */
export async function writeBuildRecord(root: string, record: BuildRecord): Promise<void> {
  await mkdir(path.join(root, HOSTING_FOLDER), { recursive: true })
  await writeFile(recordFile(root), `${JSON.stringify(record, null, 2)}\n`)
}

/** The digests of the variables that are set and used: a site without forms or maps does not depend on theirs. */
function variableDigests(site: Site, configuration: Configuration) {
  const { embedded, formService, mapsKey, staging } = configuration
  const service = embedded || !hasForms(site) ? undefined : formService
  const hasMaps = mapDocumentsOf(site, buildSettings(configuration)).length > 0
  const variables = {
    FORM_ENDPOINT: service?.action,
    FORM_ACCESS_KEY: service?.accessKey,
    MAPS_KEY: hasMaps ? mapsKey : undefined,
    SITE_STAGING: staging ? 'true' : undefined,
  }
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, sha256(value)]],
    ),
  )
}

const hasForms = (site: Site) => Object.keys(site.forms).length > 0

const recordFile = (root: string) => path.join(root, HOSTING_FOLDER, RECORD_FILE)

/**
 * Files in `src/` and `generator/` that no build reads: tests, documentation, the programs that draw
 * images, and code that only the development server uses.
 */
const UNUSED = /\.test\.tsx?$|\.md$|^images\/artwork\/|^(?:server\/)?(?:editing|gallery)\//

/** The digest of all files that decide how the manifest is built. */
async function sourcesDigest(root: string): Promise<string> {
  const folders = ['src', 'generator'].map((name) =>
    digestFiles(path.join(root, name)).catch(() => ({})),
  )
  const files = ['vite.config.ts', 'package-lock.json'].map((name) =>
    readFile(path.join(root, name), 'utf8').catch(() => ''),
  )
  const digests = (await Promise.all(folders)).map((each) =>
    Object.entries(each).filter(([name]) => !UNUSED.test(name)),
  )
  return sha256(JSON.stringify([digests, await Promise.all(files)]))
}
