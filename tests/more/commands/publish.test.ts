import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { publishCommand } from '../../../generator/cli/build.ts'
import { readManifest } from '../../../generator/project/readManifest.ts'
import { UsageError, UserError } from '../../../generator/diagnostics/commandRun.ts'
import { buildSources, writeBuildRecord } from '../../../generator/hosting/buildRecord.ts'
import { readConfiguration } from '../../../generator/configuration.ts'
import { HOSTING_FOLDER } from '../../../generator/hosting/hostingFolder.ts'
import { writeHosting } from '../../../generator/hosting/hostingFolder.ts'
import { rollback as switchBack } from '../../../generator/hosting/publish.ts'
import type { Project } from '../../../generator/projectPaths.ts'
import { resultOf, startNode } from '../../support/command.ts'
import { here } from '../../generator/project.ts'
import { temporaryProject } from '../../generator/temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const LIVE = { FORM_ENDPOINT: 'https://forms.example.com/submit', FORM_ACCESS_KEY: 'key' }

const ADVICE =
  'Nothing was published. Run: npm run build -- --live\nTo publish this build anyway, use --anyway.'

let project: Project
let parent: string
let target: string

beforeEach(async () => {
  for (const name of [...Object.keys(LIVE), 'MAPS_KEY', 'SITE_STAGING']) vi.stubEnv(name, undefined)
  project = await temporaryProject()
  parent = await mkdtemp(path.join(tmpdir(), 'publish-'))
  // The folder of a web server is not private.
  await chmod(parent, 0o755)
  target = path.join(parent, 'www')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(parent, { recursive: true })
})

/** Writes a build whose page contains its name. */
async function build(name: string, root = project.root) {
  await mkdir(path.join(root, 'dist'), { recursive: true })
  await writeFile(path.join(root, 'dist/index.html'), name)
  const headers = { common: {}, assets: {}, combined: {}, downloads: {} }
  const unknownPaths = 'notFound' as const
  const [builtAt, host] = ['2026-01-01T00:00:00Z', 'www.example.com']
  const rest = { builtAt, host, paths: ['/'], textFiles: [], redirects: [], unknownPaths }
  await writeHosting(root, { ...headers, ...rest })
}

/** Writes the record of a build with these environment variables. */
async function record(variables: NodeJS.ProcessEnv) {
  const configuration = readConfiguration(variables)
  if ('problem' in configuration) throw new Error(configuration.problem)
  const { site } = await readManifest(project)
  await writeBuildRecord(project.root, await buildSources(project.root, site, configuration))
}

const publish = ({ to = target, reload = 'true', anyway = true } = {}) =>
  publishCommand(project, () => {}, to, { reload, anyway })

const rollback = (release?: string) => switchBack(() => {}, target, { reload: false }, release)

const served = () => readFile(path.join(target, 'current/public/index.html'), 'utf8')
const releases = async () => (await readdir(path.join(target, 'releases'))).toSorted()

/** Changes the record as if the build were made from another manifest. */
async function otherManifest() {
  const file = path.join(project.root, HOSTING_FOLDER, 'build.json')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/(?<="the manifest": ")./, 'x'))
}

/** The message of a user error. The command line prints it without a stack trace. */
const messageOf = (work: Promise<void>) =>
  work.then(
    () => '',
    (error: unknown) => (error instanceof UserError ? error.message : String(error)),
  )

it('serves the last build, and after a rollback the wanted one', async () => {
  await mkdir(path.join(parent, 'disk'))
  await symlink('disk', target)
  for (const name of ['one', 'two', 'three', 'four']) {
    await build(name)
    await publish()
    expect(await served()).toBe(name)
  }
  const [two = '', three = '', four = ''] = await releases()
  const rules = await readFile(path.join(target, 'current/rules.conf'), 'utf8')
  expect(rules).toContain(`set $folder "${target}";`)
  await rollback(two)
  const replaced = await readlink(path.join(target, 'replaced'))
  expect([await served(), replaced]).toEqual(['two', `releases/${four}`])
  expect(await messageOf(rollback())).toBe(
    `There is no earlier release in ${target}. Releases: ${four}, ${three}, ${two} (served).`,
  )
})

it('does not return to a release that was rolled back', async () => {
  for (const name of ['good', 'bad']) {
    await build(name)
    await publish()
  }
  await rollback()
  await build('better')
  await publish()
  await rollback()
  expect(await served()).toBe('good')
})

it('writes no new release for the same build, but reloads the web server again', async () => {
  await build('one')
  await publish()
  await publish({ reload: `touch ${parent}/reloaded` })
  expect(await releases()).toHaveLength(1)
  expect(await readdir(parent)).toContain('reloaded')
})

it('keeps the earlier release if the web server rejects the rules', async () => {
  const reload = 'echo "unknown directive" >&2; exit 1'
  await build('one')
  expect(await messageOf(publish({ reload }))).toContain('unknown directive\n')
  await expect(served()).rejects.toThrow('ENOENT')
  await publish()
  await build('two')
  expect(await messageOf(publish({ reload }))).toContain('The previous release is still served.')
  expect([await served(), (await releases()).length]).toEqual(['one', 1])
})

it('writes files that the web server can read, whatever the umask is', async () => {
  const umask = process.umask(0o077)
  onTestFinished(() => void process.umask(umask))
  await build('one')
  await record(LIVE)
  await publish({ anyway: false })
  const entries = await readdir(target, { recursive: true })
  const modes = entries.map(async (name) => {
    const entry = await stat(path.join(target, name))
    return (entry.mode & 0o777) === (entry.isDirectory() ? 0o755 : 0o644) ? [] : name
  })
  expect((await Promise.all(modes)).flat()).toEqual([])
})

it('does not switch to files that the web server cannot read', async () => {
  await build('one')
  await record(LIVE)
  await chmod(parent, 0o700)
  expect(await messageOf(publish({ anyway: false }))).toContain(`server cannot read ${parent}.`)
  expect(await readdir(target)).toEqual(['releases'])
})

it.each([
  ['a file', () => writeFile(target, '')],
  ['a link to nothing', () => symlink('missing', target)],
])('reports that the folder is %s', async (_, make) => {
  await build('one')
  await make()
  await expect(publish()).rejects.toThrow(new UsageError(`${target} is not a folder. ${CHOOSE}`))
})

const CHOOSE = 'Choose a folder of the web server, e.g. /var/www/www.example.com'

it.each(['', 'dist', 'dist/www', 'generated'])(
  'refuses the folder "%s" of the project',
  async (name) => {
    await build('one')
    const to = path.join(project.root, name)
    const error = new UsageError(`${to} is inside this project. ${CHOOSE}`)
    await expect(publish({ to, anyway: false })).rejects.toThrow(error)
    expect(await readdir(path.join(project.root, 'dist'))).toEqual(['index.html'])
  },
)

it('refuses to roll back to a release or in a folder that does not exist', async () => {
  await expect(rollback()).rejects.toThrow(
    new UsageError(`${target} is not a folder with published releases. ${CHOOSE}`),
  )
  await build('one')
  await publish()
  await expect(rollback('nope')).rejects.toThrow(
    new UsageError(
      `There is no other release "nope" in ${target}. Releases: ${await releases()} (served).`,
    ),
  )
})

it('publishes one after the other if two processes publish at the same time', async () => {
  const script = `
    const { publishCommand } = await import(${JSON.stringify(here('../../generator/cli/build.ts'))})
    const [, root, folder] = process.argv
    await publishCommand({ root }, () => {}, folder, { reload: false, anyway: true })`
  const processes = ['one', 'two'].map(async (name) => {
    const root = path.join(parent, name)
    await build(name, root)
    const options = ['--import', 'tsx/esm', '--input-type=module', '-e', script, root, target]
    return resultOf(startNode(here('../..'), options))
  })
  const results = await Promise.all(processes)
  expect(results.map(({ code, output }) => [code, output])).toEqual([
    [0, ''],
    [0, ''],
  ])
  expect(await releases()).toHaveLength(2)
  const last = await served()
  await rollback()
  expect([last, await served()].toSorted()).toEqual(['one', 'two'])
  expect((await readdir(target)).toSorted()).toEqual(['current', 'releases', 'replaced'])
})

it.each<[string, () => Promise<unknown>]>([
  ['the manifest', otherManifest],
  ['the code', () => writeFile(path.join(project.root, 'vite.config.ts'), 'export default {}')],
  ['dist/', () => writeFile(path.join(project.root, 'dist/added.html'), '')],
  ['SITE_STAGING', async () => void vi.stubEnv('SITE_STAGING', 'true')],
])('refuses a build if it has changed: %s', async (name, change) => {
  await build('one')
  await record(LIVE)
  await change()
  expect(await messageOf(publish({ anyway: false }))).toBe(
    `Changed since dist/ was built: ${name}.\n${ADVICE}`,
  )
})

it.each<[NodeJS.ProcessEnv, string]>([
  [{}, 'dist/ was built without a form service.'],
  [{ ...LIVE, SITE_STAGING: 'true' }, 'dist/ was built with SITE_STAGING=true'],
])('refuses a build with the variables %j', async (variables, problem) => {
  await build('one')
  await record(variables)
  const message = await messageOf(publish({ anyway: false }))
  expect([message.slice(0, problem.length), message.slice(-ADVICE.length)]).toEqual([
    problem,
    ADVICE,
  ])
})

it('accepts variables that were set for the build only, and a staging build for staging', async () => {
  await build('one')
  await record(LIVE)
  await publish({ anyway: false })
  await build('staging')
  await record({ ...LIVE, SITE_STAGING: 'true' })
  vi.stubEnv('SITE_STAGING', 'true')
  await publish({ anyway: false })
  expect(await served()).toBe('staging')
})

it.each(['build.json', 'hosting.json'])('asks for a new build if %s is truncated', async (name) => {
  await build('one')
  await record(LIVE)
  await truncate(path.join(project.root, HOSTING_FOLDER, name), 20)
  expect(await messageOf(publish({ anyway: false }))).toBe(
    `.hosting/${name} is damaged. Run: npm run build`,
  )
})

it('publishes no mixture if a build replaces dist/ meanwhile', async () => {
  await build('one')
  const file = path.join(project.root, 'dist/index.html')
  // Called before the files are copied.
  const umask = vi.spyOn(process, 'umask').mockImplementation(() => {
    writeFileSync(file, 'two')
    return 0o022
  })
  onTestFinished(() => umask.mockRestore())
  expect(await messageOf(publish())).toBe(
    'A build replaced dist/ while it was copied. Publish again.',
  )
  expect(await releases()).toEqual([])
})

it('asks for a build if there is none, or if it was stopped while it replaced dist/', async () => {
  expect(await messageOf(publish())).toBe(
    'There is no build in dist/. Run: npm run build -- --live',
  )
  await build('one')
  await rm(path.join(project.root, HOSTING_FOLDER), { recursive: true })
  expect(await messageOf(publish())).toBe(
    '.hosting/, which describes dist/, is missing. The last build may have been stopped. Run: npm run build -- --live',
  )
})
