import { execFile } from 'node:child_process'
import { UsageError } from '../diagnostics/console.ts'
import { suggestion } from '../diagnostics/suggest.ts'

/** A commit, and the name (`ref`) that the user entered. */
type Commit = { readonly ref: string; readonly hash: string }

/** Resolves a ref to a commit in the repository of a folder. Throws if there is none. */
export async function commitAt(folder: string, ref: string): Promise<Commit> {
  const inside = await git(folder, ['rev-parse', '--is-inside-work-tree'])
  if (inside.missing) throw new UsageError('This command needs git. Install it and try again.')
  if (inside.code !== 0 && !inside.message.includes('not a git repository')) {
    throw new UsageError(`git cannot read the repository of ${folder}. ${inside.message}`)
  }
  if (inside.code !== 0) {
    throw new UsageError(
      `${folder} is not in a git repository, so there is no commit to compare with. Run "git init" and commit, or use a clone.`,
    )
  }
  // With --end-of-options, git does not read a ref that begins with a hyphen as an option.
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

/** The content of a file in a commit. `undefined` if the commit does not contain it. */
export async function fileAt(
  folder: string,
  { hash }: Commit,
  file: string,
): Promise<string | undefined> {
  const { code, output } = await git(folder, ['cat-file', 'blob', `${hash}:./${file}`])
  return code === 0 ? output : undefined
}

type GitResult = {
  readonly code: number
  readonly output: string
  /** What git wrote about an error. */
  readonly message: string
  /** Whether git is not installed. */
  readonly missing: boolean
}

function git(cwd: string, args: readonly string[]): Promise<GitResult> {
  return new Promise((resolve) => {
    // The messages of git are translated; LC_ALL selects English.
    const options = { cwd, maxBuffer: 1 << 30, env: { ...process.env, LC_ALL: 'C' } }
    execFile('git', args, options, (error, output, message) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1
      resolve({ code, output, message, missing: error !== null && error.code === 'ENOENT' })
    })
  })
}
