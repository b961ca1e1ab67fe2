import { execFile } from 'node:child_process'
import { UsageError } from '../diagnostics/console.ts'
import { suggestion } from '../diagnostics/suggest.ts'

/** A commit, and how it was asked for. */
export type Commit = { readonly ref: string; readonly hash: string }

/** The commit that a name means in the repository around a folder. Refuses where there is none. */
export async function commitAt(folder: string, ref: string): Promise<Commit> {
  const inside = await git(folder, ['rev-parse', '--is-inside-work-tree'])
  if (inside.missing) throw new UsageError('To compare with a commit, git has to be installed.')
  if (inside.code !== 0) {
    throw new UsageError(
      `${folder} is in no git repository, so there is no commit to compare with: run git init and commit, or compare in a clone.`,
    )
  }
  // A name that begins with a hyphen is a name, and no option.
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
  const { code, output } = await git(folder, args)
  if (code === 0) return { ref, hash: output.trim() }
  const names = await git(folder, [
    'for-each-ref',
    '--sort=-committerdate',
    '--format=%(refname:short)',
    'refs/heads',
    'refs/tags',
    'refs/remotes',
  ])
  const known = names.output.split('\n').filter((name) => name !== '')
  throw new UsageError(
    `There is no commit ${JSON.stringify(ref)}. ${suggestion(ref, known, 'branches and tags')}`,
  )
}

/** A file of a folder as a commit has it, or nothing where the commit has none. */
export async function fileAt(
  folder: string,
  { hash }: Commit,
  file: string,
): Promise<string | undefined> {
  const { code, output } = await git(folder, ['show', `${hash}:./${file}`])
  return code === 0 ? output : undefined
}

type Answer = { readonly code: number; readonly output: string; readonly missing: boolean }

function git(cwd: string, args: readonly string[]): Promise<Answer> {
  return new Promise((resolve) => {
    execFile('git', args, { cwd, maxBuffer: 1 << 30 }, (error, output) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1
      resolve({ code, output, missing: error !== null && error.code === 'ENOENT' })
    })
  })
}
