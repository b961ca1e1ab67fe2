import { generateProject } from '../project/generateProject.ts'
import { importWithVite } from '../project/importWithVite.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import { SNAPSHOT_NAME } from '../emit/snapshots.ts'
import { buildTime } from '../configuration.ts'
import { changesSince, LEVEL_MEANINGS, LEVELS, type Change } from './diff.ts'
import { excerpts } from './diffReport.ts'
import type { Project } from '../projectPaths.ts'
import { capitalize, counted } from '../text.ts'
import { labelOf } from '../edits/describe/editablePage.ts'
import { problemsElsewhere } from '../project/replies.ts'

/**
 * The changes of the manifest since the last commit, as `site diff` reports them, or why they cannot be shown. That is no
 * error, which browsers would report in their console: not every project is a repository.
 */
export async function changesSinceCommit(project: Project) {
  const { files, diagnostics } = await generateProject(project, importWithVite)
  const snapshot = files?.get(SNAPSHOT_NAME)
  if (snapshot === undefined) {
    return { status: problemsElsewhere(diagnostics)[0]?.message ?? '', levels: [] }
  }
  try {
    const time = buildTime(process.env)
    const { commit, changes } = await changesSince(project, 'HEAD', snapshot, time)
    const count = changes.length === 0 ? 'Nothing has changed' : counted(changes.length, 'change')
    return {
      status: `${count} since the last commit (${commit.hash.slice(0, 7)}).`,
      levels: LEVELS.map((name) => ({
        name,
        meaning: LEVEL_MEANINGS[name],
        changes: changes.filter(({ level }) => level === name).map(siteChange),
      }))
        .filter((level) => level.changes.length > 0)
        .map((level) => ({
          ...level,
          title: `${capitalize(level.name)} (${level.changes.length})`,
        })),
    }
  } catch (error) {
    if (error instanceof UserError) return { status: error.message, levels: [] }
    throw error
  }
}

/** A change of the site in words: the property and what happened to it, e.g. `Title: changed`. */
const siteChange = (change: Change) => ({
  page: change.page || 'The whole site',
  text: `${capitalize(labelOf(change.path) || 'address')}: ${change.kind}`,
  ...excerpts(change),
})
