import { structuredPatch } from 'diff'
import type { ChangesSinceCommit, DiffLine } from '../protocol.ts'
import { fileAt } from '../../bundle/git.ts'
import { generateProject } from '../../bundle/generateProject.ts'
import { importWithVite } from '../../bundle/importWithVite.ts'
import { UserError } from '../../diagnostics/console.ts'
import { isError } from '../../diagnostics/diagnostic.ts'
import { SNAPSHOT_NAME } from '../../emit/snapshots.ts'
import { buildTime } from '../../hosting/configuration.ts'
import { changesSince, LEVEL_MEANINGS, LEVELS } from '../../inspect/diff.ts'
import { excerpts } from '../../inspect/diffReport.ts'
import { manifestFiles } from '../../manifest/files.ts'
import type { Project } from '../../manifest/project.ts'

/** The changes of the manifest since the last commit: what they mean, as `site diff` reports it, and their lines. */
export async function changesSinceCommit(project: Project): Promise<ChangesSinceCommit> {
  const { files, diagnostics } = await generateProject(project, importWithVite)
  const snapshot = files?.get(SNAPSHOT_NAME)
  if (snapshot === undefined) {
    const [first] = diagnostics.filter(isError)
    return failed(`The manifest has errors. ${first?.message ?? ''}`)
  }
  try {
    const { commit, changes } = await changesSince(
      project,
      'HEAD',
      snapshot,
      buildTime(process.env),
    )
    const files = await manifestFiles(project)
    const fileChanges = files.map(async ({ name, text }) => ({
      name,
      lines: changedLines((await fileAt(project.root, commit, name)) ?? '', text),
    }))
    return {
      result: 'compared',
      commit: commit.hash.slice(0, 7),
      levels: LEVELS.map((name) => ({
        name,
        meaning: LEVEL_MEANINGS[name],
        changes: changes
          .filter(({ level }) => level === name)
          .map((change) => ({
            page: change.page,
            text: `${change.property} ${change.kind}`,
            ...excerpts(change),
          })),
      })),
      files: (await Promise.all(fileChanges)).filter(({ lines }) => lines.length > 0),
    }
  } catch (error) {
    if (error instanceof UserError) return failed(error.message)
    throw error
  }
}

const failed = (message: string): ChangesSinceCommit => ({ result: 'failed', message })

/** The changed lines of a text, with three lines before and after each change. */
function changedLines(before: string, after: string): DiffLine[] {
  const { hunks } = structuredPatch('', '', before, after, '', '', {
    context: 3,
    stripTrailingCr: true,
  })
  return hunks.flatMap(({ newStart, lines }): DiffLine[] => [
    { kind: 'place', text: `Line ${newStart}` },
    // A line with a backslash says that the file ends without a line break.
    ...lines
      .filter((line) => !line.startsWith('\\'))
      .map((line) => ({ kind: KINDS[line.charAt(0)] ?? 'same', text: line.slice(1) })),
  ])
}

const KINDS: Readonly<Record<string, DiffLine['kind']>> = { '+': 'added', '-': 'removed' }
