import { EXIT, type ExitCode, type Log } from '../../diagnostics/console.ts'
import { highestLevel, LEVELS, ofLevel } from '../../inspect/diff/change.ts'
import { reportMarkdown, reportText } from '../../inspect/diff/report.ts'
import { changesSince } from '../../inspect/diff/version.ts'
import type { Project } from '../../manifest/project.ts'
import { readManifest } from './readManifest.ts'

/** The output format. */
export type DiffFormat = 'text' | 'markdown' | 'json'

/** Compares the manifest with that of a commit. The exit code is that of the highest level. */
export async function diffCommand(
  project: Project,
  log: Log,
  ref: string,
  format: DiffFormat,
): Promise<ExitCode> {
  const { snapshot } = await readManifest(project)
  const { commit, changes } = await changesSince(project, ref, snapshot)
  const short = commit.hash.slice(0, 7)
  const since = commit.hash.startsWith(ref) ? short : `${ref} (${short})`
  if (format === 'text') log(reportText(since, changes))
  if (format === 'markdown') log(reportMarkdown(since, changes).trimEnd())
  const level = highestLevel(changes) ?? 'safe'
  if (format === 'json') {
    const counts = Object.fromEntries(LEVELS.map((name) => [name, ofLevel(changes, name).length]))
    log(JSON.stringify({ ref, commit: commit.hash, level, counts, changes }, null, 2))
  }
  return level === 'safe' ? EXIT.ok : EXIT[level]
}
