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
 * Makes an edit of the manifest's files, and generates from it. An edit that would leave problems is
 * not made. Files that are formatted stay so.
 */
export async function applyEdit(
  project: Project,
  source: ManifestSource,
  edited: EditResult,
  say: Log,
): Promise<void> {
  const { texts } = edited
  if (texts === undefined) throw byHandRefusal(source, edited.manualEdits)
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
      `With this edit the manifest would have problems, so it stays as it was.\n\n${manifestError(diagnostics).message}`,
    )
  }
  const changed = await changedFiles(source.files)
  if (changed.length > 0) {
    throw new UserError(
      `${changed.join(', ')} changed meanwhile, so nothing was edited: try again.`,
    )
  }
  await replaceFiles(changes)
  const {
    missing,
    changed: rewritten,
    extra,
  } = await writeTree(project.generated, files).catch(unwritten)
  say(
    `generated/: ${missing.length + rewritten.length} files written, ${extra.length} removed. See what it changes: npm run site -- diff`,
  )
}

async function replacement({ path, name, text: before }: ManifestFile, edited: string) {
  const isFormatted = (await formatModule(name, before)) === before
  const text = isFormatted ? await formatModule(name, edited) : edited
  return { path, before, text } satisfies Replacement
}

/** The edit is right and made: what is missing is what `npm run generate` brings. */
function unwritten(error: unknown): never {
  if (!(error instanceof WriteError)) throw error
  throw new UserError(`The manifest is edited, but generated/ is not up to date: ${error.message}`)
}

function byHandRefusal(source: ManifestSource, places: EditResult['manualEdits']): UserError {
  const lines = places.map(({ path: place, value }) => {
    const { file, line, column } = source.locate(place, false)
    const what = value === undefined ? '' : ` (${JSON.stringify(value)})`
    return `${file}:${line}:${column} ${formatPath(place)}${what}`
  })
  return new UserError(
    `These places are computed, so only you can edit them. Write them out, then try again. Nothing was changed.\n${lines.join('\n')}`,
  )
}
