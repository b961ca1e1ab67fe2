import type { ChangesSinceCommit } from '../../../../src/editing/changes/changesSinceCommit.ts'
import { linesSince } from '../../../build/git.ts'
import { generateProject } from '../../../build/generateProject.ts'
import { importWithVite } from '../../../build/vite/importWithVite.ts'
import { UserError } from '../../../diagnostics/console.ts'
import { isError } from '../../../diagnostics/diagnostic.ts'
import { SNAPSHOT_NAME } from '../../../emit/manifestSnapshot.ts'
import { LEVEL_MEANINGS, LEVELS } from '../../../inspect/diff/change.ts'
import { excerpts } from '../../../inspect/diff/excerpt.ts'
import { ofLevel } from '../../../inspect/diff/report.ts'
import { changesSince } from '../../../inspect/diff/sinceCommit.ts'
import { manifestFiles } from '../../../manifest/files.ts'
import type { Project } from '../../../manifest/project.ts'
import { parseDiff } from './parseDiff.ts'

/** The changes of the manifest since the last commit: what they mean, as `site diff` reports it, and their lines. */
export async function changesSinceCommit(project: Project): Promise<ChangesSinceCommit> {
  const { files, diagnostics } = await generateProject(project, importWithVite)
  const snapshot = files?.get(SNAPSHOT_NAME)
  if (snapshot === undefined) {
    const [first] = diagnostics.filter(isError)
    return failed(`The manifest has errors. ${first?.message ?? ''}`)
  }
  try {
    const { commit, changes } = await changesSince(project, 'HEAD', snapshot)
    const sources = await manifestFiles(project)
    const names = sources.map(({ name }) => name)
    const report = { since: commit.ref, changes }
    return {
      result: 'compared',
      commit: commit.hash.slice(0, 7),
      levels: LEVELS.map((name) => ({
        name,
        meaning: LEVEL_MEANINGS[name],
        changes: ofLevel(report, name).map(({ subject, text, before, after }) => ({
          subject,
          text,
          ...(before === undefined || after === undefined
            ? { before, after }
            : excerpts(before, after)),
        })),
      })),
      files: parseDiff(await linesSince(project.root, commit, names)),
    }
  } catch (error) {
    if (error instanceof UserError) return failed(error.message)
    throw error
  }
}

const failed = (message: string): ChangesSinceCommit => ({ result: 'failed', message })
