import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Refusal, type Say } from '../../diagnostics/console.ts'
import { formatPath } from '../../diagnostics/diagnostic.ts'
import type { PlacedDiagnostic } from '../../diagnostics/diagnostics.ts'
import type { Edited } from '../../manifest/edit/edited.ts'
import { formatModule } from '../../emit/format.ts'
import { importByNode } from '../../manifest/load.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import { generateProject } from '../../build/generateProject.ts'
import type { Project } from '../../manifest/project.ts'
import { CannotWrite, writeTree } from '../../emit/write.ts'
import { refusalOf } from './generate.ts'

/**
 * Makes an edit of the manifest, and generates from it. An edit that would leave problems is not
 * made. A manifest that is formatted stays so.
 */
export async function applyEdit(
  project: Project,
  source: ManifestSource,
  edited: Edited,
  say: Say,
): Promise<void> {
  if (edited.text === undefined) throw byHandRefusal(source, edited.byHand)
  const isFormatted = (await formatModule(source.file, source.text)) === source.text
  const text = isFormatted ? await formatModule(source.file, edited.text) : edited.text
  // Beside the manifest, for its imports are relative.
  const trial = path.join(project.root, `.site.${process.pid}.manifest.ts`)
  try {
    await writeFile(trial, text, { mode: (await stat(project.manifest)).mode })
    const { files, problems } = await generateProject({ ...project, manifest: trial }, importByNode)
    if (files === undefined) {
      throw new Refusal(
        `With this edit the manifest would have problems, so it stays as it was.\n\n${messageOf(problems, source)}`,
      )
    }
    if ((await readFile(project.manifest, 'utf8')) !== source.text) {
      throw new Refusal(`${source.file} changed meanwhile, so it stays as it is: try again.`)
    }
    await rename(trial, project.manifest)
    const { missing, changed, extra } = await writeTree(project.generated, files).catch(unwritten)
    say(
      `generated/: ${missing.length + changed.length} files written, ${extra.length} removed. See what it changes: npm run site -- diff`,
    )
  } finally {
    await rm(trial, { force: true })
  }
}

/** The edit is right and made: what is missing is what `npm run generate` brings. */
function unwritten(error: unknown): never {
  if (!(error instanceof CannotWrite)) throw error
  throw new Refusal(`The manifest is edited, but generated/ is not up to date: ${error.message}`)
}

const messageOf = (problems: readonly PlacedDiagnostic[], { file }: ManifestSource) =>
  refusalOf(problems.map((problem) => ({ ...problem, file }))).message

function byHandRefusal(source: ManifestSource, places: Edited['byHand']): Refusal {
  const lines = places.map(({ path: place, value }) => {
    const { line, column } = source.locate(place, false)
    const what = value === undefined ? '' : ` (${JSON.stringify(value)})`
    return `${source.file}:${line}:${column} ${formatPath(place)}${what}`
  })
  return new Refusal(
    `These places are computed, so only you can edit them. Write them out, then try again. Nothing was changed.\n${lines.join('\n')}`,
  )
}
