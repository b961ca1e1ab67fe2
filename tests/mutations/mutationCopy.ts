import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import type { Mutation } from './mutation.ts'
import { patchFile } from './patches.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** A copy of the project with its tests, in which mutations are applied one after the other. */
export type MutationCopy = {
  readonly root: string
  /** Applies a mutation. Returns git's message if it does not apply. */
  apply(mutation: Mutation): string | undefined
  revert(mutation: Mutation): void
  remove(): Promise<void>
}

/** Copies tracked and new files, and the cache. */
export async function copyForMutations(): Promise<MutationCopy> {
  const parent = path.join(ROOT, '.build')
  await mkdir(parent, { recursive: true })
  const root = await mkdtemp(path.join(parent, 'mutations-'))
  const listed = git(ROOT, ['ls-files', '-co', '--exclude-standard', '-z'])
  for (const file of listed.stdout.split('\0').filter(Boolean)) {
    // The list also contains deleted files that are not yet committed.
    await cp(path.join(ROOT, file), path.join(root, file)).catch(() => {})
  }
  await cp(path.join(ROOT, '.cache'), path.join(root, '.cache'), { recursive: true }).catch(
    () => {},
  )
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
  return {
    root,
    apply(mutation) {
      const { status, stderr } = git(root, ['apply', patchFile(mutation)])
      return status === 0 ? undefined : stderr.trim()
    },
    revert(mutation) {
      const { status, stderr } = git(root, ['apply', '-R', patchFile(mutation)])
      if (status !== 0) throw new Error(`${mutation.name}.patch cannot be reverted: ${stderr}`)
    },
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 }),
  }
}

/** `git apply` in a repository skips files that are not in the index, so it must not find the repository. */
const git = (cwd: string, args: readonly string[]) =>
  spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    env: { ...process.env, GIT_CEILING_DIRECTORIES: path.join(ROOT, '.build') },
  })
