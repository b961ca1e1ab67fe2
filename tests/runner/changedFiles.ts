import { spawnSync } from 'node:child_process'

/** The changed files, relative to the project. */
export type Changes = {
  /** The name of the commit that they are compared with. */
  readonly since: string
  readonly files: readonly string[]
}

/**
 * The uncommitted files, including new ones. If there are none, the files that have changed since the
 * branch was created from `main`.
 */
export function changedFiles(root: string): Changes {
  const uncommitted = [
    ...git(root, ['diff', '--name-only', '--relative', 'HEAD']),
    ...git(root, ['ls-files', '--others', '--exclude-standard']),
  ]
  if (uncommitted.length > 0) return { since: 'the last commit', files: uncommitted }
  const [base] = [
    ...git(root, ['merge-base', 'HEAD', 'main']),
    ...git(root, ['merge-base', 'HEAD', 'origin/main']),
  ]
  if (base === undefined) return { since: 'the last commit', files: [] }
  return { since: 'main', files: git(root, ['diff', '--name-only', '--relative', base]) }
}

/** Runs git. Returns the lines of its output, or none if it fails. */
function git(cwd: string, args: readonly string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}
