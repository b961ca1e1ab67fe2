import { execFileSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { importWithVite } from '../../generator/project/importWithVite.ts'
import { generateProject } from '../../generator/project/generateProject.ts'
import { writeTree } from '../../generator/emit/write.ts'
import { projectAt, type Project } from '../../generator/projectPaths.ts'
import { here } from './project.ts'
import { splitProject } from './splitProject.ts'

/** The environment of git without the configuration of this computer. */
const ENVIRONMENT = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }

/** Runs git in a folder and returns its output. */
export const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe', env: ENVIRONMENT })

/** A project of several files in a repository with one commit, which has been published to a bare repository. */
export async function repository() {
  const folder = await mkdtemp(path.join(tmpdir(), 'versions-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { root } = await splitProject()
  const project = projectAt(root)
  await cp(here('images'), project.images, { recursive: true })
  await writeFile(path.join(root, '.gitignore'), '.cache\n')
  await writeFile(path.join(root, 'code.ts'), 'export {}\n')
  await regenerate(project)
  const remote = path.join(folder, 'remote.git')
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', remote)
  git(root, 'init', '--quiet', '--initial-branch=main')
  identify(root, 'Ann Onym')
  git(root, 'remote', 'add', 'origin', remote)
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message=First')
  git(root, 'push', '--quiet', '--set-upstream', 'origin', 'main')
  return { project, remote, git: (...args: string[]) => git(root, ...args) }
}

/** Updates `generated/`. */
export async function regenerate(project: Project): Promise<void> {
  const { files } = await generateProject(project, importWithVite)
  if (files === undefined) throw new Error('The manifest has errors.')
  await writeTree(project.generated, files)
}

function identify(root: string, name: string): void {
  git(root, 'config', 'user.name', name)
  git(root, 'config', 'user.email', 'author@example.com')
}

/** The project of a second author: a clone, with the manifest's imports of the model as they are. */
export async function colleague(remote: string, name = 'Kim Lee') {
  const root = path.join(path.dirname(remote), 'colleague')
  git(path.dirname(remote), 'clone', '--quiet', remote, root)
  identify(root, name)
  const project = projectAt(root)
  return {
    project,
    git: (...args: string[]) => git(root, ...args),
    /** Changes the text of a file, commits and publishes. */
    async publish(file: string, from: string, to: string) {
      await replaceIn(project, file, from, to)
      await regenerate(project)
      git(root, 'add', '--all')
      git(root, 'commit', '--quiet', '--message=Of the colleague')
      git(root, 'push', '--quiet')
    },
  }
}

/** Replaces a text in a file of a project. */
export async function replaceIn(
  { root }: Project,
  file: string,
  from: string,
  to: string,
): Promise<void> {
  const text = await readFile(path.join(root, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`)
  await writeFile(path.join(root, file), text.replace(from, to))
}

/** Adds a hook to a repository. It says a sentence and fails. */
export async function refuse(hooks: string, hook: string, sentence: string): Promise<void> {
  await mkdir(hooks, { recursive: true })
  const file = path.join(hooks, hook)
  await writeFile(file, `#!/bin/sh\necho "${sentence}" >&2\nexit 1\n`)
  await chmod(file, 0o755)
}
