import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { updateGenerated } from '../../../generator/project/generateProject.ts'
import type { Project } from '../../../generator/manifest/project.ts'
import { changesSinceCommit } from '../../../generator/editor/server/changesSinceCommit.ts'
import { temporaryProject } from '../../generator/temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

function git(cwd: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  execFileSync('git', [...identity, ...args], { cwd, stdio: 'pipe' })
}

/** A repository with one commit of a generated project. */
async function repository(): Promise<Project> {
  const project = await temporaryProject()
  await updateGenerated(project, () => {})
  git(project.root, 'init', '--quiet', '--initial-branch=main')
  git(project.root, 'add', '--all')
  git(project.root, 'commit', '--quiet', '--message=first')
  return project
}

async function edit({ manifest }: Project, from: string, to: string) {
  const text = await readFile(manifest, 'utf8')
  expect(text).toContain(from)
  await writeFile(manifest, text.replace(from, to))
}

it('reports nothing without changes', async () => {
  const reply = await changesSinceCommit(await repository())
  expect(reply).toMatchObject({ result: 'compared' })
  expect('levels' in reply && reply.levels.every(({ changes }) => changes.length === 0)).toBe(true)
})

it('reports changes with their meaning, also of a new file', async () => {
  const project = await repository()
  await edit(project, "send: 'Email'", "send: 'E-Mail'")
  await edit(project, "'Where it begins.'", 'headline')
  await edit(project, 'const facts', "import { headline } from './words.ts'\n\nconst facts")
  await writeFile(`${project.root}/words.ts`, "export const headline = 'Where it starts.'\n")
  const reply = await changesSinceCommit(project)
  expect(reply).toMatchObject({
    result: 'compared',
    commit: expect.stringMatching(/^[0-9a-f]{7}$/),
    levels: [
      { name: 'breaking', changes: [{ page: '' }] },
      { name: 'visible' },
      { name: 'wording', changes: [{ page: '/', after: 'Where it starts.' }] },
    ],
  })
})

it.each([
  ['a folder outside of a repository', temporaryProject, 'is not in a git repository'],
  [
    'a repository without a commit',
    async () => {
      const project = await temporaryProject()
      git(project.root, 'init', '--quiet')
      return project
    },
    'There is no commit "HEAD"',
  ],
  [
    'a manifest with errors',
    async () => {
      const project = await repository()
      await edit(project, "to: '/contact-us',", "to: '/nowhere',")
      return project
    },
    'The manifest has errors',
  ],
])('explains why it cannot compare: %s', async (_, create, message) => {
  const reply = await changesSinceCommit(await create())
  expect(reply).toMatchObject({ result: 'failed', message: expect.stringContaining(message) })
})
