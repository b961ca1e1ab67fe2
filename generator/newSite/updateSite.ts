import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { UsageError, UserError } from '../diagnostics/commandRun.ts'
import { git } from '../project/git.ts'
import { lockfileAt, sitePropertiesOf, writeCodeTree } from './siteCode.ts'

/** Installs the packages of the lockfile, and generates `generated/` with the new code. */
export type FinishUpdate = (root: string) => Promise<void>

/**
 * Applies to a site what has changed in the code since the site was created or last updated. The changes are
 * staged, not committed. Files of the site stay as they are. Resolves to the hash of the new code, or to
 * undefined if the site already has it.
 *
 * Throws, and changes nothing, if the site has uncommitted changes or no upstream. Throws after the
 * changes if git reports conflicts.
 */
export async function updateSite(root: string, finish: FinishUpdate): Promise<string | undefined> {
  const properties = sitePropertiesOf(await readFile(path.join(root, 'package.json'), 'utf8'))
  const { upstream } = properties
  if (upstream === undefined) throw new UsageError(NO_UPSTREAM)
  if (git(root, ['status', '--porcelain']) !== '') {
    throw new UserError(
      'The site has uncommitted changes. Commit them first, so that you can review the update with git diff, and undo it.',
    )
  }
  const commit = fetchUpstream(root, upstream)
  if (commit === upstream.commit) return undefined
  const before = writeCodeTree(root, upstream.commit, properties)
  const after = writeCodeTree(root, commit, { ...properties, upstream: { ...upstream, commit } })
  const base = commitTree(root, before)
  const changes = commitTree(root, after, base)
  const conflicts = apply(root, changes)
  await writeFile(path.join(root, 'package-lock.json'), lockfileAt(root, commit, properties))
  if (conflicts.length > 0) throw new UserError(conflictText(conflicts))
  await finish(root)
  git(root, ['add', 'package-lock.json', 'generated'])
  return commit
}

const NO_UPSTREAM =
  'package.json has no "upstream", so it is not known where the code of this site comes from. Sites that were created with "npm run site -- new" have it: { "repository": "<URL>", "commit": "<hash of the code that the site has>" }.'

/** Fetches the newest code and resolves to its commit. A clone of the site may have no remote `upstream` yet. */
function fetchUpstream(
  root: string,
  { repository, commit }: { readonly repository: string; readonly commit: string },
): string {
  const remotes = git(root, ['remote']).split('\n')
  if (!remotes.includes('upstream')) {
    git(root, ['remote', 'add', 'upstream', repository])
  }
  git(root, ['fetch', '--quiet', '--no-tags', 'upstream', 'HEAD'])
  const newest = git(root, ['rev-parse', 'FETCH_HEAD']).trim()
  try {
    git(root, ['merge-base', '--is-ancestor', commit, newest])
  } catch {
    throw new UserError(
      `The code of this site is the commit ${commit}, which ${repository} does not contain (package.json, "upstream"). Nothing was changed. Push this commit there, or write the commit of another branch that has the same code.`,
    )
  }
  return newest
}

/** Creates a commit of a tree. The commit belongs to no branch. */
function commitTree(root: string, tree: string, parent?: string): string {
  const author = ['-c', 'user.name=Upstream', '-c', 'user.email=upstream@localhost']
  const parents = parent === undefined ? [] : ['-p', parent]
  const args = [...author, 'commit-tree', tree, ...parents, '-m', 'Code of upstream']
  return git(root, args).trim()
}

/** Applies the changes of a commit to the work tree and the index. Resolves to the files with conflicts. */
function apply(root: string, changes: string): readonly string[] {
  try {
    git(root, ['cherry-pick', '--no-commit', changes])
    return []
  } catch (error) {
    const files = git(root, ['diff', '--name-only', '--diff-filter=U', '-z'])
    const conflicts = files.split('\0').filter((file) => file !== '')
    if (conflicts.length === 0) throw error
    return conflicts
  }
}

const conflictText = (files: readonly string[]) =>
  [
    'The site and the new code have changed the same lines of these files:',
    ...files.map((file) => `  ${file}`),
    'All other changes are staged. Resolve the conflicts (git status lists them), then run npm install and npm run generate, and commit. To undo the update: git reset --hard',
  ].join('\n')
