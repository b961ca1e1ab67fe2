import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { hasForms, mapDocumentsOf } from '../../src/site/dataFlows.ts'
import type { Site } from '../../src/site/site.ts'
import { emitManifestSnapshot } from '../emit/snapshots.ts'
import { filesIn, inParallel } from '../files.ts'
import { buildSettings, type Configuration } from '../configuration.ts'
import { HOSTING_FOLDER, readHostingFile } from './hostingFolder.ts'

/** What a build was made from: a digest of each source, by its name in messages. */
export type BuildSources = Readonly<Record<string, string>>

/** The file with the sources of the last build, and the digest of `dist/`. */
const RECORD_FILE = 'build.json'

/** The names of two sources that a published build should not have. */
const [STAGING, INBOX] = ['SITE_STAGING', 'the inbox of the preview']

/** Files of the code that no build reads: tests, documentation, the page editor, the servers. */
const UNUSED = /\.test\.tsx?$|\.md$|^generator\/(?:editor|server)\//

/** The sources of a build that is made now: the manifest, the code, and the variables that the site uses. */
export async function buildSources(
  root: string,
  site: Site,
  configuration: Configuration,
): Promise<BuildSources> {
  const { embedded, formService, mapsKey, staging } = configuration
  const hasMaps = mapDocumentsOf(site, buildSettings(configuration)).length > 0
  const folders = ['src', 'generator'].map((name) => digestFolder(path.join(root, name)))
  const files = ['vite.config.ts', 'package-lock.json'].map((name) =>
    readFile(path.join(root, name), 'utf8').catch(() => ''),
  )
  const sources = {
    'the manifest': emitManifestSnapshot(site),
    'the code': JSON.stringify(await Promise.all([...folders, ...files])),
    ...(hasForms(site) && embedded && { [INBOX]: '' }),
    ...(hasForms(site) && !embedded && { FORM_ENDPOINT: formService.action }),
    ...(hasForms(site) && !embedded && { FORM_ACCESS_KEY: formService.accessKey }),
    ...(hasMaps && { MAPS_KEY: mapsKey ?? '' }),
    ...(staging && { [STAGING]: '' }),
  }
  return Object.fromEntries(
    Object.entries(sources).map(([name, text]) => [name, hash('sha256', text)]),
  )
}

/** Writes the sources of the build that is in `dist/`. */
export const writeBuildRecord = async (root: string, sources: BuildSources): Promise<void> =>
  writeFile(
    path.join(root, HOSTING_FOLDER, RECORD_FILE),
    `${JSON.stringify({ ...sources, 'dist/': await digestFolder(path.join(root, 'dist')) }, null, 2)}\n`,
  )

/**
 * Why the last build should not be published, as sentences. `sources` are those of a build now. A
 * variable that is not set now is not compared, because it may have been set for the build only.
 */
export async function buildProblems(root: string, sources: BuildSources): Promise<string[]> {
  const record = await readHostingFile(root, RECORD_FILE, z.record(z.string(), z.string()))
  if (record === undefined) return ['It is unknown what dist/ was built from.']
  const current = { ...sources, 'dist/': await digestFolder(path.join(root, 'dist')) }
  const changed = Object.entries(current)
    .filter(([name, digest]) => name !== INBOX && digest !== record[name])
    .map(([name]) => name)
  const problems: Readonly<Record<string, boolean>> = {
    [`Changed since dist/ was built: ${changed.join(', ')}.`]: changed.length > 0,
    [`dist/ was built with ${STAGING}=true, so search engines would not index it.`]:
      STAGING in record && !(STAGING in sources),
    'dist/ was built without a form service. Its forms work only with npm start and npm run preview.':
      INBOX in record,
  }
  return Object.keys(problems).filter((problem) => problems[problem])
}

/** The digest of the names and contents of the files in a folder, without those that no build reads. */
export async function digestFolder(folder: string): Promise<string> {
  const names = (await filesIn(folder))
    .map((name) => `${path.basename(folder)}/${name}`)
    .filter((name) => !UNUSED.test(name))
  const digests = new Map<string, string>()
  await inParallel(names, async (name) => {
    digests.set(name, hash('sha256', await readFile(path.join(folder, '..', name))))
  })
  const sorted = names.toSorted().map((name) => [name, digests.get(name)])
  return hash('sha256', JSON.stringify(sorted))
}
