import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { emitManifestSnapshot } from '../../emit/manifestSnapshot.ts'
import type { Site } from '../../../src/site/site.ts'
import { HOSTING_FOLDER } from '../hosting.ts'
import { digestFiles, sha256 } from './digest.ts'

const recordSchema = z.object({
  /** The host name of the site. */
  host: z.string(),
  /** The digest of the validated manifest. */
  manifest: z.string(),
  /** The digest of the source files. */
  sources: z.string(),
  /** Whether forms are sent to the embedded form service. */
  embedded: z.boolean(),
})

/** What `dist/` was built from. */
export type BuildRecord = z.output<typeof recordSchema>

/** The file with the record of the last build, in the folder of the hosting. */
const RECORD_FILE = 'build.json'

/** The record of a build from the current manifest and source files. */
export async function buildRecord(
  root: string,
  site: Site,
  embedded: boolean,
): Promise<BuildRecord> {
  return {
    host: new URL(site.product.origin).host,
    manifest: sha256(emitManifestSnapshot(site)),
    sources: await sourcesDigest(root),
    embedded,
  }
}

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

/**
 * Why the last build should not be published, as sentences. `current` is the record of a build from the
 * current files. Empty if nothing is wrong.
 */
export function buildProblems(record: BuildRecord | undefined, current: BuildRecord): string[] {
  if (record === undefined) return ['It is unknown what dist/ was built from.']
  const { host, manifest, sources, embedded } = record
  const stale = [
    ...(manifest === current.manifest ? [] : ['The manifest has changed since dist/ was built.']),
    ...(sources === current.sources
      ? []
      : [
          'Files in src/ or generator/, vite.config.ts or package-lock.json have changed since dist/ was built.',
        ]),
  ]
  return [
    ...(host === current.host
      ? stale
      : [`dist/ was built for ${host}, but the manifest declares ${current.host}.`]),
    ...(embedded
      ? [
          'dist/ was built without a form service. Its forms work only with npm start and npm run preview.',
        ]
      : []),
  ]
}

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
