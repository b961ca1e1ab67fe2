import { generateProject } from '../project/generateProject.ts'
import { importWithVite } from '../project/importWithVite.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { SNAPSHOT_NAME } from '../emit/snapshots.ts'
import { buildTime } from '../configuration.ts'
import { changesSince, LEVEL_MEANINGS, LEVELS, type Change } from './diff.ts'
import { excerpts } from './diffReport.ts'
import type { Project } from '../manifest/project.ts'
import { capitalize } from '../text.ts'
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
    return failed(
      problemsElsewhere(diagnostics)
        .map(({ message }) => message)
        .join(''),
    )
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
        title: capitalize(name),
        meaning: LEVEL_MEANINGS[name],
        changes: changes.filter(({ level }) => level === name).map(siteChange),
      })),
    } as const
  } catch (error) {
    if (error instanceof UserError) return failed(error.message)
    throw error
  }
}

const failed = (message: string) => ({ result: 'failed', message }) as const

/** A change of the site in words: the property and what happened to it, e.g. `Title: changed`. */
const siteChange = (change: Change) => ({
  page: change.page,
  text: `${placeIn(change.path)}: ${change.kind}`,
  ...excerpts(change),
})

/** A place in words: `Sections “Our work”, paragraphs 1` for `['sections', 'Our work', 'paragraphs', 0]`. */
const placeIn = (path: ModelPath) => capitalize(labelOf(path) || 'address')
