import { commitAt, fileAt, type Commit } from '../../build/git.ts'
import { UsageError, UserError } from '../../diagnostics/console.ts'
import { SNAPSHOT_NAME } from '../../emit/manifestSnapshot.ts'
import type { Project } from '../../manifest/project.ts'
import type { Change } from './change.ts'
import { diffSites } from './index.ts'
import { parseSnapshot, type Version } from './snapshot.ts'

const SNAPSHOT_FILE = `generated/${SNAPSHOT_NAME}`

/** The name of the snapshot in older commits. */
const OLD_SNAPSHOT_FILE = 'generated/site.lock.json'

/** The changes of the site since a commit. */
export type ChangesSince = { readonly commit: Commit; readonly changes: readonly Change[] }

/** Compares a manifest snapshot with that of a commit. Throws a user error if this is not possible. */
export async function changesSince(
  { root }: Project,
  ref: string,
  snapshot: string,
): Promise<ChangesSince> {
  const commit = await commitAt(root, ref)
  const before = await snapshotAt(root, commit)
  return { commit, changes: diffSites(before, parseVersion(snapshot, 'The manifest')) }
}

async function snapshotAt(root: string, commit: Commit): Promise<Version> {
  const text =
    (await fileAt(root, commit, SNAPSHOT_FILE)) ?? (await fileAt(root, commit, OLD_SNAPSHOT_FILE))
  if (text === undefined) {
    throw new UsageError(
      `The commit ${commit.ref} does not contain ${SNAPSHOT_FILE}. Compare with a later commit.`,
    )
  }
  return parseVersion(text, `${SNAPSHOT_FILE} at ${commit.ref}`)
}

function parseVersion(text: string, what: string): Version {
  const version = parseSnapshot(text)
  if (version.snapshot !== undefined) return version
  throw new UserError(`${what} cannot be compared: ${version.problem}.`)
}
