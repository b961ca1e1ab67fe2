import { spawnSync } from 'node:child_process'
import { UsageError, UserError } from '../diagnostics/commandRun.ts'
import { suggestion } from '../diagnostics/suggest.ts'

/** A commit, and the name (`ref`) that the user entered. */
type Commit = { readonly ref: string; readonly hash: string }

/** Resolves a ref to a commit in the repository of a folder. Throws if there is none. */
export function commitAt(folder: string, ref: string): Commit {
  const { error, status, stderr } = runGit(folder, ['rev-parse', '--is-inside-work-tree'])
  if (error !== undefined) throw new UsageError('This command needs git. Install it and try again.')
  if (status !== 0 && !stderr.includes('not a git repository')) {
    throw new UsageError(`git cannot read the repository of ${folder}. ${stderr}`)
  }
  if (status !== 0) {
    throw new UsageError(
      `${folder} is not in a git repository, so there is no commit to compare with. Run "git init" and commit, or use a clone.`,
    )
  }
  // With --end-of-options, git does not read a ref that begins with a hyphen as an option.
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
  const commit = runGit(folder, args)
  if (commit.status === 0) return { ref, hash: commit.stdout.trim() }
  const names = runGit(folder, [
    'for-each-ref',
    '--sort=-committerdate',
    '--format=%(refname:short)',
    'refs/heads',
    'refs/tags',
    'refs/remotes',
  ])
  const known = names.stdout.split('\n').filter((name) => name !== '')
  throw new UsageError(
    `There is no commit ${JSON.stringify(ref)}. ${suggestion(ref, known, 'branches and tags')}`,
  )
}

/** The content of a file in a commit. `undefined` if the commit does not contain it. */
export function fileAt(folder: string, { hash }: Commit, file: string): string | undefined {
  const { status, stdout } = runGit(folder, ['cat-file', 'blob', `${hash}:./${file}`])
  return status === 0 ? stdout : undefined
}

/** The files in a folder of the project whose content is not that in a commit. Without new and removed files. */
export function changedFiles(root: string, { hash }: Commit, folder: string) {
  const options = ['--name-only', '--relative', '--diff-filter=M', '-z']
  const { status, stdout } = runGit(root, ['diff', ...options, hash, '--', folder])
  return status === 0 ? stdout.split('\0').filter((name) => name !== '') : []
}

/** Runs git in a folder and returns its output. An error of git is a user error. */
export function git(folder: string, args: readonly string[]): string {
  const { error, status, stdout, stderr } = runGit(folder, args)
  if (error !== undefined) throw new UserError(`git could not be started: ${error.message}`)
  if (status === 0) return stdout
  throw new UserError(`git ${args[0]} failed in ${folder}:\n${(stderr || stdout).trim()}`)
}

const runGit = (cwd: string, args: readonly string[]) =>
  spawnSync('git', args, {
    cwd,
    // The messages of git are translated; LC_ALL selects English.
    env: { ...process.env, LC_ALL: 'C' },
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  })
