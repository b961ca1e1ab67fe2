import { UserError, type Log } from '../../diagnostics/console.ts'
import { formatPath } from '../../diagnostics/diagnostic.ts'
import type { EditResult } from '../../manifest/edit/editResult.ts'
import { changedFiles, replaceFiles, type Replacement } from '../../manifest/edit/replaceFiles.ts'
import { formatModule } from '../../emit/format.ts'
import { readText, type ManifestFile } from '../../manifest/files.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import { generateProject } from '../../build/generateProject.ts'
import { importWithEdits } from '../../build/vite/importWithEdits.ts'
import type { Project } from '../../manifest/project.ts'
import { WriteError, writeTree } from '../../emit/write.ts'
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
  const { texts } = edit
  if (texts === undefined) throw manualEditError(source, edit.manualEdits)
  const changes = await Promise.all(
    source.files.flatMap((file) => {
      const text = texts.get(file.name)
      return text === undefined ? [] : [replacement(file, text)]
    }),
  )
  const after = new Map(changes.map(({ path, text }) => [path, text]))
  const { files, diagnostics } = await generateProject(
    project,
    importWithEdits(after),
    async (file) => (after.has(file) ? after.get(file) : readText(file)),
  )
  if (files === undefined) {
    throw new UserError(
      `This edit would cause errors in the manifest, so nothing was changed.\n\n${manifestError(diagnostics).message}`,
    )
  }
  const changed = await changedFiles(source.files)
  if (changed.length > 0) {
    throw new UserError(
      `${changed.join(', ')} changed in the meantime, so nothing was edited. Try again.`,
    )
  }
  await replaceFiles(changes)
  const {
    missing,
    changed: rewritten,
    extra,
  } = await writeTree(project.generated, files).catch(generateFailed)
  log(
    `generated/: ${missing.length + rewritten.length} files written, ${extra.length} removed. To see the changes, run: npm run site -- diff`,
  )
}

async function replacement({ path, name, text: before }: ManifestFile, edited: string) {
  const isFormatted = (await formatModule(name, before)) === before
  const text = isFormatted ? await formatModule(name, edited) : edited
  return { path, before, text } satisfies Replacement
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
