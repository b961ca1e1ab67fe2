import { UserError, type Log } from '../../diagnostics/console.ts'
import { formatPath } from '../../diagnostics/diagnostic.ts'
import { editProject, isFormatted, finishEdit } from '../../bundle/editProject.ts'
import type { EditResult } from '../../manifest/edit/textEdit.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import type { Project } from '../../manifest/project.ts'
import { WriteError } from '../../emit/write.ts'
import { manifestError } from './generate.ts'

/**
 * Writes an edit to the files of the manifest and generates from it. An edit that would cause errors
 * is not written. Formatted files stay formatted.
 */
export async function applyEdit(
  project: Project,
  source: ManifestSource,
  edit: EditResult,
  log: Log,
): Promise<void> {
  if (edit.texts === undefined) throw manualEditError(source, edit.manualEdits)
  const texts = await finishEdit(source, edit.texts)
  const outcome = await editProject(project, source, texts).catch(generateFailed)
  switch (outcome.result) {
    case 'invalid':
      throw new UserError(
        `This edit would cause errors in the manifest, so nothing was changed.\n\n${manifestError(outcome.diagnostics).message}`,
      )
    case 'outdated':
      throw new UserError(
        `${outcome.files.join(', ')} changed in the meantime, so nothing was edited. Try again.`,
      )
    case 'written': {
      const { missing, changed, extra } = outcome.generated
      log(
        `generated/: ${missing.length + changed.length} files written, ${extra.length} removed. To see the changes, run: npm run site -- diff`,
      )
      for (const [name, text] of texts) {
        if (!(await isFormatted(name, text)))
          log(`${name} was not formatted before, so the edit is not either. Run: npx oxfmt ${name}`)
      }
    }
  }
}

/** The manifest is edited, but `generated/` could not be written. */
function generateFailed(error: unknown): never {
  if (!(error instanceof WriteError)) throw error
  throw new UserError(
    `The manifest was edited, but generated/ is not up to date. ${error.message} Then run: npm run generate`,
  )
}

function manualEditError(source: ManifestSource, edits: EditResult['manualEdits']): UserError {
  const lines = edits.map(({ path, value }) => {
    const { file, line, column } = source.locate(path, false)
    const quoted = value === undefined ? '' : ` (${JSON.stringify(value)})`
    return `${file}:${line}:${column} ${formatPath(path)}${quoted}`
  })
  return new UserError(
    `These values are computed, so they cannot be edited automatically. Replace them with literals, then try again. Nothing was changed.\n${lines.join('\n')}`,
  )
}
