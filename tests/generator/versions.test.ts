import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { siteVersions, saveVersion, VersionError } from '../../generator/project/versions.ts'
import { CONTACT, VISIT } from './splitProject.ts'
import { refuse, regenerate, replaceIn, repository } from './repository.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

beforeEach(() => {
  // Independent of the configuration of this computer.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
})
afterEach(() => void vi.unstubAllEnvs())

/** The error of something that is not possible with versions. */
const errorOf = (task: Promise<unknown>): Promise<VersionError> =>
  task.then(
    () => expect.unreachable('It was possible.'),
    (error: unknown) => (error instanceof VersionError ? error : Promise.reject(error)),
  )

it('saves the site as one commit, and keeps the changes of all other files', async () => {
  const { project, git } = await repository()
  const { root, images } = project
  const state = () => [
    git('status', '--porcelain', '--', 'code.ts', 'other.ts', 'src/images/unused.svg', 'notes.txt'),
    git('diff', '--cached', '--', 'code.ts', 'other.ts'),
    git('diff', '--', 'code.ts', 'other.ts'),
  ]
  // A change that is staged and one that is not, in the same file; staged and new files.
  await replaceIn(project, 'code.ts', 'export {}', 'export const staged = 1')
  await writeFile(path.join(root, 'other.ts'), 'export {}\n')
  git('add', 'code.ts', 'other.ts')
  await replaceIn(project, 'code.ts', 'staged', 'notStaged')
  await writeFile(path.join(root, 'notes.txt'), 'A note.\n')
  await copyFile(path.join(images, 'venue.svg'), path.join(images, 'unused.svg'))
  const before = state()
  // Of the site: a text of an imported file, an upload, a removed upload, and a page.
  await replaceIn(project, VISIT, 'Visit us', 'Come here')
  await copyFile(path.join(images, 'venue.svg'), path.join(images, 'logo.svg'))
  await rm(path.join(images, 'venue.svg'))
  await replaceIn(project, 'site.manifest.ts', "file: 'venue.svg'", "file: 'logo.svg'")
  await replaceIn(project, 'site.manifest.ts', "'/contact-us/write': {", "'/write': {").catch(() =>
    replaceIn(project, CONTACT, "'/contact-us/write': {", "'/write': {"),
  )
  await saveVersion(project, 'Come here\n\n#2 is no comment')
  expect(git('log', '--format=%an %s', '-2')).toBe('Ann Onym Come here\nAnn Onym First\n')
  const names = git('show', '--name-status', '--no-renames', '--format=').trim().split('\n')
  expect(names.filter((name) => !name.includes('generated/'))).toEqual([
    `M\t${CONTACT}`,
    `M\t${VISIT}`,
    'M\tsite.manifest.ts',
    'A\tsrc/images/logo.svg',
    'D\tsrc/images/venue.svg',
  ])
  expect(names.join()).toContain('M\tgenerated/site.snapshot.json')
  expect(state()).toEqual(before)
  expect(git('status', '--porcelain', '--', 'generated', 'content', 'site.manifest.ts')).toBe('')
  const [second, first] = ['Come here', 'First'].map((message) => ({ author: 'Ann Onym', message }))
  expect(await siteVersions(project, 2)).toMatchObject({
    versions: [second, first],
    hasOlder: false,
  })
  expect(await siteVersions(project, 1)).toMatchObject({ versions: [second], hasOlder: true })
})

it('updates what is generated before it saves', async () => {
  const { project, git } = await repository()
  await replaceIn(project, VISIT, 'Visit us', 'Come here')
  await saveVersion(project, 'Come here')
  const names = git('show', '--name-only', '--format=')
  await regenerate(project)
  expect(names).toContain('generated/site.snapshot.json')
  expect(git('status', '--porcelain')).toBe('')
})

it('says that there is nothing to save, also if other files have changed', async () => {
  const { project } = await repository()
  await replaceIn(project, 'code.ts', 'export {}', 'export const other = 1')
  expect((await errorOf(saveVersion(project, 'x'))).message).toContain('Nothing has changed')
})

it('saves no site with an error', async () => {
  const { project, git } = await repository()
  await replaceIn(project, VISIT, "place: 'office'", "place: 'nowhere'")
  const { message, detail } = await errorOf(saveVersion(project, 'x'))
  expect([message, detail]).toEqual([
    expect.stringContaining('an error'),
    expect.stringContaining(VISIT),
  ])
  expect(git('log', '--format=%s')).toBe('First\n')
})

it.each([
  ['no git', 'does not have it', async () => void vi.stubEnv('PATH', '/nowhere')],
  [
    'no repository',
    'no first version',
    ({ project }) => rm(path.join(project.root, '.git'), { recursive: true }),
  ],
  ['no commit', 'no first version', async ({ git }) => void git('update-ref', '-d', 'HEAD')],
  [
    'a detached head',
    'older state',
    async ({ git }) => void git('checkout', '--quiet', '--detach'),
  ],
  [
    'a running merge',
    'has not finished',
    async ({ git }) => {
      git('checkout', '--quiet', '-b', 'other')
      git('commit', '--quiet', '--allow-empty', '--message=x')
      git('checkout', '--quiet', 'main')
      git('merge', '--quiet', '--no-ff', '--no-commit', 'other')
    },
  ],
  [
    'an unknown author',
    'Enter your name',
    async ({ git }) => {
      git('config', '--unset', 'user.email')
      vi.stubEnv('EMAIL', undefined)
    },
  ],
  [
    'a hook that refuses',
    'refused it',
    ({ project }) => refuse(path.join(project.root, '.git/hooks'), 'pre-commit', 'Too long.'),
    'Too long.',
  ],
  [
    'another program that changes the index',
    'Another program',
    ({ project }) => writeFile(path.join(project.root, '.git/index.lock'), ''),
  ],
] satisfies readonly [
  string,
  string,
  (made: Awaited<ReturnType<typeof repository>>) => Promise<void>,
  string?,
][])(
  'says why a version cannot be saved, and changes nothing: %s',
  async (_, message, prepare, detail = '') => {
    const made = await repository()
    const { project } = made
    await replaceIn(project, VISIT, 'Visit us', 'Come here')
    await mkdir(path.join(project.root, 'src/files'))
    await writeFile(path.join(project.root, 'src/files/new.pdf'), 'a new upload')
    await replaceIn(
      project,
      'site.manifest.ts',
      '  routes: {',
      "  files: { '/new.pdf': { file: 'new.pdf' } },\n  routes: {",
    )
    await regenerate(project)
    await prepare(made)
    const state = async () => [
      await readdir(project.root),
      // Not in a repository any more.
      await new Promise((resolve) => resolve(made.git('ls-files', '--stage'))).catch(() => ''),
    ]
    const before = await state()
    const error = await errorOf(saveVersion(project, 'x'))
    expect([error.message, error.detail]).toEqual([
      expect.stringContaining(message),
      expect.stringContaining(detail),
    ])
    expect(await state()).toEqual(before)
  },
)
