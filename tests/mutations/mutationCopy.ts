import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import type { Mutation } from './mutation.ts'
import { patchFile } from './patches.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** A copy of this project, with its tests, in which mutations are applied one after another. */
export type MutationCopy = {
  readonly root: string
  /** Applies a mutation. Returns what git says where it does not apply. */
  apply(mutation: Mutation): string | undefined
  revert(mutation: Mutation): void
  remove(): Promise<void>
}

/** Copies what git tracks, what is new, and the cache that makes builds fast. */
export async function copyForMutations(): Promise<MutationCopy> {
  const parent = path.join(ROOT, '.build')
  await mkdir(parent, { recursive: true })
  const root = await mkdtemp(path.join(parent, 'mutations-'))
  const listed = git(ROOT, ['ls-files', '-co', '--exclude-standard', '-z'])
  for (const file of listed.stdout.split('\0').filter(Boolean)) {
    // A file that is deleted and not yet committed is listed too.
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

/** Below a repository, `git apply` would skip files outside of the index: here it must not find one. */
const git = (cwd: string, args: readonly string[]) =>
  spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    env: { ...process.env, GIT_CEILING_DIRECTORIES: path.join(ROOT, '.build') },
  })
