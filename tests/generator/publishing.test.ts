import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { combineVersions } from '../../generator/project/combining.ts'
import { fetchVersions, publish, unpublishedVersions } from '../../generator/project/publishing.ts'
import { saveVersion, siteVersions, VersionError } from '../../generator/project/versions.ts'
import type { Project } from '../../generator/projectPaths.ts'
import { CONTACT, VISIT } from './splitProject.ts'
import { colleague, git, refuse, replaceIn, repository } from './repository.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

beforeEach(() => {
  // Independent of the configuration of this computer.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
})
afterEach(() => void vi.unstubAllEnvs())

/** The message of an error, and the output of git. */
const errorOf = (task: Promise<unknown>) =>
  task.then(
    () => expect.unreachable('It was possible.'),
    (error: unknown) =>
      error instanceof VersionError ? [error.message, error.detail] : Promise.reject(error),
  )

const MANIFEST = 'site.manifest.ts'

/** Changes a text and saves it as a version. */
async function saved(project: Project, from: string, to: string, file = VISIT) {
  await replaceIn(project, file, from, to)
  await saveVersion(project, to)
}

const read = ({ root }: Project, file: string) => readFile(path.join(root, file), 'utf8')

it('publishes the saved versions', async () => {
  const { project, remote } = await repository()
  await saved(project, 'Visit us', 'Come here')
  expect(await unpublishedVersions(project)).toMatchObject({
    mine: [{ message: 'Come here', author: 'Ann Onym' }],
    theirs: [],
  })
  await publish(project, undefined)
  expect(git(remote, 'log', '--format=%s', 'main')).toBe('Come here\nFirst\n')
  expect(await unpublishedVersions(project)).toMatchObject({ mine: [], theirs: [] })
})

it('lists no versions as unpublished if it is not known where to publish them', async () => {
  const { project, git: run } = await repository()
  run('branch', '--unset-upstream')
  const { mine, theirs } = await unpublishedVersions(project)
  expect({ mine, theirs }).toEqual({ mine: undefined, theirs: [] })
})

it.each([
  [
    'a hook of the other side refuses it',
    'one of its checks said no',
    'Too late.',
    ({ remote }) => refuse(path.join(remote, 'hooks'), 'pre-receive', 'Too late.'),
  ],
  [
    'a hook of this computer refuses it',
    'A check on this computer',
    'Not now.',
    ({ project }) => refuse(path.join(project.root, '.git/hooks'), 'pre-push', 'Not now.'),
  ],
  [
    'there is no connection',
    'There is no connection',
    'port 9',
    async ({ git }) => void git('remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git'),
  ],
  [
    'the other side is gone',
    'was not found',
    'nowhere',
    async ({ git }) => void git('remote', 'set-url', 'origin', '/nowhere'),
  ],
  [
    'it is not set up',
    'Publishing is not set up',
    'git push --set-upstream origin main',
    async ({ git }) => void git('branch', '--unset-upstream'),
  ],
] satisfies readonly [
  string,
  string,
  string,
  (made: Awaited<ReturnType<typeof repository>>) => Promise<void>,
][])('says why the site was not published: %s', async (_, message, detail, prepare) => {
  const made = await repository()
  made.git('commit', '--quiet', '--allow-empty', '--message=Second')
  await prepare(made)
  expect(await errorOf(publish(made.project, undefined))).toEqual([
    expect.stringContaining(message),
    expect.stringContaining(detail),
  ])
  expect(git(made.remote, 'log', '--format=%s', 'main')).toBe('First\n')
})

it('never asks for a password, and says that one is missing', async () => {
  const { project, git: run } = await repository()
  const server = createServer((_, response) => {
    response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="site"' }).end()
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  run('remote', 'set-url', 'origin', `http://127.0.0.1:${portOf(server.address())}/site.git`)
  const [message] = await errorOf(publish(project, undefined))
  expect(message).toContain('Sign in to git once')
})

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' && address !== null ? address.port : 0

it('calls the deploy hook after the push, and says that it has refused without its URL', async () => {
  const { project, remote } = await repository()
  await saved(project, 'Visit us', 'Come here')
  const calls: string[] = []
  const server = createServer(({ method, url }, response) => {
    calls.push(`${method} ${url} ${git(remote, 'log', '-1', '--format=%s', 'main').trim()}`)
    response.writeHead(url === '/secret' ? 200 : 403).end('No.')
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${portOf(server.address())}`
  await publish(project, `${origin}/secret`)
  expect(calls).toEqual(['POST /secret Come here'])
  const error = await errorOf(publish(project, `${origin}/other`))
  expect(error).toEqual([expect.stringContaining('DEPLOY_HOOK'), 'HTTP status 403\nNo.'])
})

it('gets the version of a second author without one of this computer', async () => {
  const { project, remote, git: run } = await repository()
  const kim = await colleague(remote)
  await kim.publish(CONTACT, 'Our hours', 'When we are here')
  expect(await fetchVersions(project.root)).toBeUndefined()
  expect(await unpublishedVersions(project)).toMatchObject({
    mine: [],
    theirs: [{ author: 'Kim Lee', message: 'Of the colleague' }],
  })
  await combineVersions(project)
  expect(await read(project, CONTACT)).toContain('When we are here')
  expect(run('rev-parse', 'HEAD')).toBe(kim.git('rev-parse', 'HEAD'))
  expect(run('status', '--porcelain')).toBe('')
})

it('combines the versions of two authors, and keeps what is staged of other files', async () => {
  const { project, remote, git: run } = await repository()
  const kim = await colleague(remote)
  await kim.publish(CONTACT, 'Our hours', 'When we are here')
  // In the line below the one that the other author changes.
  await kim.publish(CONTACT, 'How to write to', 'How people write to')
  await saved(project, "title: 'Contact',", "title: 'Write',", CONTACT)
  await saved(project, 'Visit us', 'Come here')
  await replaceIn(project, 'code.ts', 'export {}', 'export const staged = 1')
  run('add', 'code.ts')
  await replaceIn(project, 'code.ts', 'staged', 'notStaged')
  const before = [run('diff', '--cached'), run('diff')]
  expect((await errorOf(publish(project, undefined)))[0]).toContain('Someone else has published')
  await fetchVersions(project.root)
  await combineVersions(project)
  expect(run('log', '-1', '--format=%an: %s, %P')).toBe(
    `Ann Onym: Combined with the versions of Kim Lee, ${run('rev-parse', 'HEAD^').trim()} ${kim.git('rev-parse', 'HEAD')}`,
  )
  expect([run('diff', '--cached'), run('diff')]).toEqual(before)
  expect(run('status', '--porcelain')).toBe('MM code.ts\n')
  expect(await read(project, VISIT)).toContain('Come here')
  expect(await read(project, CONTACT)).toMatch(/title: 'Write',\s+description: 'How people/)
  expect(await read(project, 'generated/site.snapshot.json')).toMatch(/Come here[^]*When we/)
  await publish(project, undefined)
  kim.git('pull', '--quiet')
  expect(await read(kim.project, VISIT)).toContain('Come here')
})

it.each(['mine', 'theirs'] as const)(
  'asks which version counts where both have changed the same place: %s',
  async (preference) => {
    const { project, remote, git: run } = await repository()
    const kim = await colleague(remote)
    await kim.publish(VISIT, 'Visit us', 'Drop in')
    await kim.publish(CONTACT, 'Our hours', 'When we are here')
    await saved(project, 'Visit us', 'Come here')
    await fetchVersions(project.root)
    const head = run('rev-parse', 'HEAD')
    expect((await errorOf(combineVersions(project)))[0]).toContain('Choose which of them')
    expect([run('rev-parse', 'HEAD'), run('status', '--porcelain')]).toEqual([head, ''])
    await combineVersions(project, preference)
    expect(await read(project, VISIT)).toContain(preference === 'mine' ? 'Come here' : 'Drop in')
    expect(await read(project, CONTACT)).toContain('When we are here')
    expect(run('status', '--porcelain')).toBe('')
  },
)

it('lists the versions of both, the newest first, although the result is only that of one', async () => {
  const { project, remote } = await repository()
  const kim = await colleague(remote)
  await kim.publish(VISIT, 'Visit us', 'Drop in')
  await saved(project, 'Visit us', 'Come here')
  await fetchVersions(project.root)
  await combineVersions(project, 'mine')
  const { versions } = await siteVersions(project, 50)
  expect(versions.map(({ author, message }) => `${author}: ${message}`)).toEqual([
    'Ann Onym: Combined with the versions of Kim Lee',
    'Ann Onym: Come here',
    'Kim Lee: Of the colleague',
    'Ann Onym: First',
  ])
})

it.each([
  // The other path of the page, to which the footer links.
  ['the result is no valid site', 'no valid site', CONTACT, '/contact-us/write', '/letter'],
  ['another file would be changed', 'Your changes are safe.', 'code.ts', '{}', '{ }'],
])('combines nothing if %s', async (_, message, ...theirs) => {
  const { project, remote, git: run } = await repository()
  const kim = await colleague(remote)
  await kim.publish(...theirs)
  await saved(project, "'Home', to: '/' }] }]", "'Home', to: '/contact-us/write' }] }]", MANIFEST)
  await writeFile(path.join(project.root, 'notes.txt'), 'A note.\n')
  await fetchVersions(project.root)
  const head = run('rev-parse', 'HEAD')
  expect((await errorOf(combineVersions(project)))[0]).toContain(message)
  expect([run('rev-parse', 'HEAD'), run('status', '--porcelain')]).toEqual([head, '?? notes.txt\n'])
})

it('combines only saved versions', async () => {
  const { project, remote } = await repository()
  const kim = await colleague(remote)
  await kim.publish(CONTACT, 'Our hours', 'When we are here')
  await replaceIn(project, VISIT, 'Visit us', 'Come here')
  await fetchVersions(project.root)
  expect((await errorOf(combineVersions(project)))[0]).toContain('Save a version first')
  expect(await read(project, VISIT)).toContain('Come here')
})
