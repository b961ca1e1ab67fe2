import { spawnSync } from 'node:child_process'

/** The files that differ from a commit, relative to the root of the project. */
export type Changes = {
  /** What they are compared with, in words. */
  readonly since: string
  readonly files: readonly string[]
}

/**
 * What is not committed yet, new files included. Where everything is committed: what has changed
 * since the branch left `main`.
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

/** The lines that git prints; none where it fails. */
function git(cwd: string, args: readonly string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}
