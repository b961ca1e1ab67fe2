import { EXIT, UsageError, UserError, type ExitCode, type Log } from '../../diagnostics/console.ts'
import { highestLevel, LEVELS } from '../../inspect/diff/change.ts'
import { diffSites } from '../../inspect/diff/index.ts'
import { parseSnapshot, type Version } from '../../inspect/diff/snapshot.ts'
import { reportMarkdown } from '../../inspect/diff/markdown.ts'
import { ofLevel } from '../../inspect/diff/report.ts'
import { reportText } from '../../inspect/diff/text.ts'
import { SNAPSHOT_NAME } from '../../emit/manifestSnapshot.ts'
import { commitAt, fileAt, type Commit } from '../../build/git.ts'
import type { Project } from '../../manifest/project.ts'
import { readManifest } from './readManifest.ts'

/** The output format. */
export type DiffFormat = 'text' | 'markdown' | 'json'

const SNAPSHOT_FILE = `generated/${SNAPSHOT_NAME}`

/** The name of the snapshot in older commits. */
const OLD_SNAPSHOT_FILE = 'generated/site.lock.json'

/** Compares the manifest with that of a commit. The exit code is that of the highest level. */
export async function diffCommand(
  project: Project,
  log: Log,
  ref: string,
  format: DiffFormat,
): Promise<ExitCode> {
  const commit = await commitAt(project.root, ref)
  const before = await snapshotAt(project, commit)
  const after = parseVersion((await readManifest(project)).snapshot, 'The manifest')
  const changes = diffSites(before, after)
  const short = commit.hash.slice(0, 7)
  const since = commit.hash.startsWith(ref) ? short : `${ref} (${short})`
  const report = { since, changes }
  if (format === 'text') log(reportText(report))
  if (format === 'markdown') log(reportMarkdown(report).trimEnd())
  const level = highestLevel(changes) ?? 'safe'
  if (format === 'json') {
    const counts = Object.fromEntries(LEVELS.map((name) => [name, ofLevel(report, name).length]))
    log(JSON.stringify({ ref, commit: commit.hash, level, counts, changes }, null, 2))
  }
  return level === 'safe' ? EXIT.ok : EXIT[level]
}

async function snapshotAt(project: Project, commit: Commit): Promise<Version> {
  const text =
    (await fileAt(project.root, commit, SNAPSHOT_FILE)) ??
    (await fileAt(project.root, commit, OLD_SNAPSHOT_FILE))
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
