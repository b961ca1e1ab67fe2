import { execFile } from 'node:child_process'
import { UsageError, UserError } from '../diagnostics/commandRun.ts'
import { suggestion } from '../diagnostics/suggest.ts'

/** A commit, and the name (`ref`) that the user entered. */
type Commit = { readonly ref: string; readonly hash: string }

/** Resolves a ref to a commit in the repository of a folder. Throws if there is none. */
export async function commitAt(folder: string, ref: string): Promise<Commit> {
  const { status, stderr } = await runGit(folder, ['rev-parse', '--is-inside-work-tree'])
  if (status === 'missing') {
    throw new UsageError('This command needs git. Install it and try again.')
  }
  if (status !== 0 && !stderr.includes(NO_REPOSITORY)) {
    throw new UsageError(`git cannot read the repository of ${folder}. ${stderr}`)
  }
  if (status !== 0) {
    throw new UsageError(
      `${folder} is not in a git repository, so there is no commit to compare with. Run "git init" and commit, or use a clone.`,
    )
  }
  // With --end-of-options, git does not read a ref that begins with a hyphen as an option.
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
  const commit = await runGit(folder, args)
  if (commit.status === 0) return { ref, hash: textOf(commit) }
  const names = await runGit(folder, [
    'for-each-ref',
    '--sort=-committerdate',
    '--format=%(refname:short)',
    'refs/heads',
    'refs/tags',
    'refs/remotes',
  ])
  throw new UsageError(
    `There is no commit ${JSON.stringify(ref)}. ${suggestion(ref, linesOf(textOf(names)), 'branches and tags')}`,
  )
}

/** What git says about a folder that is in no repository. */
export const NO_REPOSITORY = 'not a git repository'

/** The content of a file in a commit. `undefined` if the commit does not contain it. */
export async function fileAt(
  folder: string,
  hash: string,
  file: string,
): Promise<Buffer | undefined> {
  const { status, stdout } = await runGit(folder, ['cat-file', 'blob', `${hash}:./${file}`])
  return status === 0 ? stdout : undefined
}

/** The files in a folder of the project whose content is not that in a commit. Without new and removed files. */
export async function changedFiles(root: string, hash: string, folder: string) {
  const options = ['--name-only', '--relative', '--diff-filter=M', '-z']
  const { status, stdout } = await runGit(root, ['diff', ...options, hash, '--', folder])
  return status === 0 ? namesOf(stdout) : []
}

/** Runs git in a folder and returns its output. An error of git is a user error. */
export async function git(folder: string, args: readonly string[]): Promise<string> {
  const { status, stdout, stderr } = await runGit(folder, args, { timeout: 0 })
  if (status === 'missing') throw new UserError('git could not be started. Is it installed?')
  if (status === 0) return String(stdout)
  throw new UserError(`git ${args[0]} failed in ${folder}:\n${(stderr || String(stdout)).trim()}`)
}

/** What git has done. */
export type GitResult = {
  /** The exit code. `missing`: git could not be started. `timeout`: it was stopped after the time limit. */
  readonly status: number | 'missing' | 'timeout'
  readonly stdout: Buffer
  readonly stderr: string
}

type GitOptions = {
  /** The standard input. Default: none. */
  readonly input?: string
  /** The time limit. Milliseconds; 0: none. Default: one minute. */
  readonly timeout?: number
  /** Other environment variables. */
  readonly env?: NodeJS.ProcessEnv
}

/** Runs git in a folder. It never asks for a password. */
export const runGit = (
  cwd: string,
  args: readonly string[],
  { input = '', timeout = 60_000, env }: GitOptions = {},
): Promise<GitResult> =>
  new Promise((resolve) => {
    const options = {
      cwd,
      env: { ...process.env, ...QUIET, ...env },
      encoding: 'buffer',
      maxBuffer: 1 << 30,
      timeout,
    } as const
    const child = execFile('git', args, options, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code
      const status =
        error?.killed === true ? 'timeout' : typeof code === 'number' ? code : 'missing'
      resolve({ status, stdout, stderr: String(stderr) })
    })
    // git may end before it has read everything.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })

/** The messages of git are translated; LC_ALL selects English. Reading never waits for the lock of the index. */
const QUIET = {
  LC_ALL: 'C',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  GCM_INTERACTIVE: 'never',
}

/** The output of a command, without the line break at its end. */
export const textOf = ({ stdout }: Pick<GitResult, 'stdout'>) => String(stdout).trim()

/** The lines of an output that are not empty. */
export const linesOf = (output: string) => output.split('\n').filter((line) => line !== '')

/** The names in the output of a command with the option `-z`. */
export const namesOf = (output: Buffer) =>
  String(output)
    .split('\0')
    .filter((name) => name !== '')
