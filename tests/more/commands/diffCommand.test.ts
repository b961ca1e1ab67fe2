import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { diffCommand, type DiffFormat } from '../../../generator/cli/inspect.ts'
import { updateGenerated } from '../../../generator/project/generateProject.ts'
import { EXIT, UsageError } from '../../../generator/diagnostics/commandRun.ts'
import { changesSince } from '../../../generator/inspect/diff.ts'
import type { Project } from '../../../generator/projectPaths.ts'
import { temporaryProject } from '../../generator/temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const silent = () => {}

function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' })
}

/** A repository whose one commit holds what the fixture generates. */
async function repository(): Promise<Project> {
  const project = await temporaryProject()
  await updateGenerated(project, silent)
  git(project.root, 'init', '--quiet', '--initial-branch=main')
  git(project.root, 'add', '--all')
  git(project.root, 'commit', '--quiet', '--message=first')
  return project
}

/** Compares with the commit after an edit of the manifest. */
async function compared(edit: (text: string) => string, form: DiffFormat = 'text') {
  const { root, ...project } = await repository()
  // A manifest of another name, for nothing has read it yet.
  const manifest = path.join(root, 'edited.manifest.ts')
  await writeFile(manifest, edit(await readFile(project.manifest, 'utf8')))
  const output: string[] = []
  const code = await diffCommand(
    { ...project, root, manifest },
    (line) => output.push(line),
    'main',
    form,
  )
  return { code, output: output.join('\n') }
}

it.each([
  ['nothing', (text: string) => text, EXIT.ok],
  ['a title', (text: string) => text.replace("title: 'Home',", "title: 'Start',"), EXIT.visible],
  ['a part', (text: string) => text.replace("send: 'Email'", "send: 'E-Mail'"), EXIT.breaking],
])('exits with the code of the highest level: %s', async (_, edit, code) => {
  expect((await compared(edit)).code).toBe(code)
})

it('names the commit, and writes the same for people, for pull requests and for machines', async () => {
  const edit = (text: string) => text.replace("send: 'Email'", "send: 'E-Mail'")
  expect((await compared(edit)).output).toMatch(
    /^Since main \([0-9a-f]{7}\): 1 breaking change\.\n/,
  )
  expect((await compared(edit, 'markdown')).output).toMatch(/^## Changes to the site\n/)
  const json: unknown = JSON.parse((await compared(edit, 'json')).output)
  expect(json).toMatchObject({
    ref: 'main',
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    level: 'breaking',
    counts: { breaking: 1, visible: 0, wording: 0 },
    changes: [
      { level: 'breaking', page: '', property: 'forms.contact.fields.email.send', after: 'E-Mail' },
    ],
  })
})

it('lists images and files whose content was replaced', async () => {
  const project = await repository()
  const folders = {
    images: path.join(project.root, 'images'),
    files: path.join(project.root, 'files'),
  }
  const names = ['images/a.avif', 'files/b.pdf']
  for (const folder of Object.values(folders)) await mkdir(folder)
  const write = (text: string) =>
    Promise.all(names.map((name) => writeFile(path.join(project.root, name), text)))
  await write('old')
  git(project.root, 'add', '--all')
  git(project.root, 'commit', '--quiet', '--message=files')
  await write('new')
  const snapshot = await readFile(path.join(project.generated, 'site.snapshot.json'), 'utf8')
  const since = await changesSince(
    { ...project, ...folders },
    'HEAD',
    snapshot,
    new Date().toISOString(),
  )
  expect(since.changes.map(({ level, property, kind }) => [level, property, kind])).toEqual([
    ['visible', 'files/b.pdf', 'changed'],
    ['wording', 'images/a.avif', 'changed'],
  ])
})

it.each([
  ['mian', 'There is no commit "mian". Did you mean "main"? Available branches and tags: main.'],
  ['--upload-pack=x', 'There is no commit "--upload-pack=x". Available branches and tags: main.'],
])('lists branches and tags instead of %s', async (ref, message) => {
  const project = await repository()
  await expect(diffCommand(project, silent, ref, 'text')).rejects.toThrow(new UsageError(message))
})

it('reports a commit without a snapshot', async () => {
  const project = await temporaryProject()
  git(project.root, 'init', '--quiet', '--initial-branch=main')
  git(project.root, 'commit', '--quiet', '--allow-empty', '--message=empty')
  await expect(diffCommand(project, silent, 'HEAD', 'text')).rejects.toThrow(
    new UsageError(
      'The commit HEAD does not contain generated/site.snapshot.json. Compare with a later commit.',
    ),
  )
})

it('says what git says about a repository of another owner', async () => {
  const project = await repository()
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('LANGUAGE', 'de')
  try {
    const command = diffCommand(project, silent, 'HEAD', 'text')
    await expect(command).rejects.toThrow(
      /^git cannot read the repository of .*dubious ownership.*git config --global --add safe\.directory/s,
    )
  } finally {
    vi.unstubAllEnvs()
  }
})
