import { EXIT, UsageError, UserError, type ExitCode, type Log } from '../../diagnostics/console.ts'
import { gravest, LEVELS } from '../../inspect/diff/change.ts'
import { diffSites } from '../../inspect/diff/index.ts'
import { readLock, type Version } from '../../inspect/diff/lock.ts'
import { reportMarkdown } from '../../inspect/diff/markdown.ts'
import { ofLevel } from '../../inspect/diff/report.ts'
import { reportText } from '../../inspect/diff/text.ts'
import { commitAt, fileAt, type Commit } from '../../inspect/git.ts'
import type { Project } from '../../manifest/project.ts'
import { readManifest } from './readManifest.ts'

/** How the report is written. */
export type DiffForm = 'text' | 'markdown' | 'json'

const LOCK = 'generated/site.lock.json'

/** What changed in meaning since a commit. Ends by the gravest level. */
export async function diffCommand(
  project: Project,
  say: Log,
  ref: string,
  form: DiffForm,
): Promise<ExitCode> {
  const commit = await commitAt(project.root, ref)
  const before = await recorded(project, commit)
  const after = lockOf((await readManifest(project)).lock, 'The manifest')
  const changes = diffSites(before, after)
  const short = commit.hash.slice(0, 7)
  const since = commit.hash.startsWith(ref) ? short : `${ref} (${short})`
  const report = { since, changes }
  if (form === 'text') say(reportText(report))
  if (form === 'markdown') say(reportMarkdown(report).trimEnd())
  const level = gravest(changes) ?? 'safe'
  if (form === 'json') {
    const counts = Object.fromEntries(LEVELS.map((name) => [name, ofLevel(report, name).length]))
    say(JSON.stringify({ ref, commit: commit.hash, level, counts, changes }, null, 2))
  }
  return level === 'safe' ? EXIT.ok : EXIT[level]
}

async function recorded(project: Project, commit: Commit): Promise<Version> {
  const text = await fileAt(project.root, commit, LOCK)
  if (text === undefined) {
    throw new UsageError(
      `${commit.ref} has no ${LOCK}: compare with a commit since the site is generated.`,
    )
  }
  return lockOf(text, `${LOCK} at ${commit.ref}`)
}

function lockOf(text: string, what: string): Version {
  const version = readLock(text)
  if (version.lock !== undefined) return version
  throw new UserError(`${what} cannot be compared: ${version.problem}.`)
}
