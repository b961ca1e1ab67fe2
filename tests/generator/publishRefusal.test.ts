import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { publishCommand } from '../../generator/cli/commands/publish.ts'
import { readManifest } from '../../generator/cli/commands/readManifest.ts'
import { buildProblems } from '../../generator/hosting/publish/buildProblems.ts'
import {
  buildSources,
  recordWith,
  writeBuildRecord,
  type BuildRecord,
} from '../../generator/hosting/publish/buildRecord.ts'
import { sitePages } from '../../generator/manifest/pages.ts'
import type { Project } from '../../generator/manifest/project.ts'
import type { Site } from '../../src/site/site.ts'
import type { Configuration } from '../../generator/hosting/configuration.ts'
import { writeHosting } from '../../generator/hosting/writeHosting.ts'
import { build, folder, hosting, read } from '../support/publishing.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** A project with a build. `edit` changes the record of the build. */
async function builtProject(edit: Partial<BuildRecord> = {}) {
  const project = await temporaryProject()
  const { site } = await readManifest(project)
  await rename(await build(1), path.join(project.root, 'dist'))
  await writeHosting(project.root, hosting)
  await writeBuildRecord(project.root, { ...(await recordOf(project, site)), ...edit })
  return project
}

const live: Configuration = {
  formService: { action: 'https://forms.example.com/submit', accessKey: 'key' },
  embedded: false,
  staging: false,
}

/** The record of the files in `dist/` as a build with this configuration. */
async function recordOf({ root }: Project, site: Site, configuration = live) {
  return recordWith(root, await buildSources(root, site, configuration))
}

beforeEach(() => {
  for (const name of ['FORM_ENDPOINT', 'FORM_ACCESS_KEY', 'MAPS_KEY', 'SITE_STAGING']) {
    vi.stubEnv(name, undefined)
  }
})

afterEach(() => vi.unstubAllEnvs())

it('publishes a build of the current files', async () => {
  const target = await folder()
  await publishCommand(await builtProject(), () => {}, { folder: target, reload: false })
  expect(await read(target, 'index.html')).toBe('home 1')
})

it.each([
  [{ manifest: 'other' }, 'The manifest has changed since dist/ was built.'],
  [
    { sources: 'other' },
    'Files in src/ or generator/, vite.config.ts or package-lock.json have changed since dist/ was built.',
  ],
  [
    { host: 'www.example.org', manifest: 'other' },
    'dist/ was built for www.example.org, but the manifest declares www.example.com.',
  ],
  [
    { variables: { SITE_STAGING: 'digest' } },
    'dist/ was built with SITE_STAGING=true, so search engines would not index it.',
  ],
  [
    { embedded: true },
    'dist/ was built without a form service. Its forms work only with npm start and npm run preview.',
  ],
])('refuses a build with %j unless --anyway', async (edit, problem) => {
  const project = await builtProject(edit)
  const target = await folder()
  await expect(
    publishCommand(project, () => {}, { folder: target, reload: false }),
  ).rejects.toThrow(
    `${problem}\nNothing was published. Run: npm run build -- --live\nTo publish this build anyway, use --anyway.`,
  )
  await expect(read(target, 'index.html')).rejects.toThrow('ENOENT')
  await publishCommand(project, () => {}, { folder: target, reload: false, anyway: true })
  expect(await read(target, 'index.html')).toBe('home 1')
})

it('notices a changed file and a missing record', async () => {
  const project = await builtProject()
  const { site } = await readManifest(project)
  const record = () => recordOf(project, site)
  const before = await record()
  await writeFile(path.join(project.root, 'vite.config.ts'), 'export default {}')
  expect(buildProblems(before, await record())).toHaveLength(1)
  expect(buildProblems(undefined, before)).toEqual(['It is unknown what dist/ was built from.'])
})

it('notices a changed, an added and a removed file in dist/', async () => {
  const project = await builtProject()
  const { site } = await readManifest(project)
  const file = (name: string) => path.join(project.root, 'dist', name)
  const changes = [
    () => writeFile(file('index.html'), 'edited'),
    () => writeFile(file('added.html'), ''),
    () => rm(file('404.html')),
  ]
  for (const change of changes) {
    const before = await recordOf(project, site)
    await change()
    expect(buildProblems(before, await recordOf(project, site))).toEqual([
      'Files in dist/ have changed since it was built.',
    ])
  }
})

it('notices a variable with another value, but not one that was set for the build only', async () => {
  const project = await builtProject()
  const { site } = await readManifest(project)
  const problems = async (built: Configuration, now: Configuration) =>
    buildProblems(await recordOf(project, site, built), await recordOf(project, site, now))
  const withMap = { ...live, mapsKey: 'one' }
  const staging = { ...live, staging: true }
  const unset = { ...live, embedded: true }
  expect(await problems(withMap, withMap)).toEqual([])
  expect(await problems(withMap, unset)).toEqual([])
  expect(await problems(staging, staging)).toEqual([])
  expect(await problems(withMap, { ...staging, mapsKey: 'two' })).toEqual([
    'Variables with another value when dist/ was built: MAPS_KEY, SITE_STAGING.',
  ])
})

it('accepts other variables and the embedded form service for a site without maps and forms', async () => {
  const project = await builtProject()
  const { site } = await readManifest(project)
  const routes = Object.fromEntries(
    sitePages(site).map(({ path: address, page }) => [address, { ...page, sections: [] }]),
  )
  const plain = { ...site, forms: {}, routes }
  const record = (configuration: Configuration) => recordOf(project, plain, configuration)
  const built = await record({ ...live, embedded: true })
  expect(buildProblems(built, await record({ ...live, mapsKey: 'one' }))).toEqual([])
})
