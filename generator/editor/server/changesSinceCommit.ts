import type { ChangesSinceCommit } from '../protocol.ts'
import { generateProject } from '../../project/generateProject.ts'
import { importWithVite } from '../../project/importWithVite.ts'
import { UserError } from '../../diagnostics/console.ts'
import { isError, type ModelPath } from '../../diagnostics/diagnostic.ts'
import { SNAPSHOT_NAME } from '../../emit/snapshots.ts'
import { buildTime } from '../../hosting/configuration.ts'
import { changesSince, LEVEL_MEANINGS, LEVELS } from '../../inspect/diff.ts'
import { excerpts } from '../../inspect/diffReport.ts'
import type { Project } from '../../manifest/project.ts'
import { capitalize } from '../../text.ts'
import { labelOf } from './editablePage.ts'

/** The changes of the manifest since the last commit, as `site diff` reports them. */
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
            text: `${placeIn(change.path)}: ${change.kind}`,
            ...excerpts(change),
          })),
      })),
    }
  } catch (error) {
    if (error instanceof UserError) return failed(error.message)
    throw error
  }
}

/** A place in words: `Sections “Our work”, paragraphs 1` for `['sections', 'Our work', 'paragraphs', 0]`. */
const placeIn = (path: ModelPath) => capitalize(labelOf(path) || 'address')

const failed = (message: string): ChangesSinceCommit => ({ result: 'failed', message })
