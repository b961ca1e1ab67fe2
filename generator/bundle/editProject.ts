import { formatModule } from '../emit/module.ts'
import type { Plan } from '../emit/plan.ts'
import { writeTree, type WriteResult } from '../emit/write.ts'
import type { LocatedDiagnostic } from '../diagnostics/diagnostics.ts'
import {
  withoutUnusedCode,
  changedFiles,
  replaceFiles,
  type EditedFile,
  withSampleImports,
} from '../manifest/edit/editedFiles.ts'
import { readText, type FileTexts } from '../manifest/files.ts'
import type { ManifestSource } from '../manifest/locate.ts'
import type { Project } from '../manifest/project.ts'
import { generateProject, type GeneratedProject } from './generateProject.ts'
import { importWithEdits } from './importWithVite.ts'

/** The result of an edit. Unless it is `written`, no file was changed. */
export type EditOutcome =
  | {
      readonly result: 'written'
      /** The files of the manifest that were written. */
      readonly changes: readonly EditedFile[]
      readonly generated: WriteResult
      /** The plan of the edited site. */
      readonly plan: Plan
      /** The files that the plan was generated from. */
      readonly sources: FileTexts
      readonly warnings: readonly LocatedDiagnostic[]
    }
  | {
      /** The edited manifest would have errors. */
      readonly result: 'invalid'
      readonly diagnostics: readonly LocatedDiagnostic[]
    }
  | {
      /** Another program has changed these files since they were read. */
      readonly result: 'outdated'
      readonly files: readonly string[]
    }

/**
 * The new texts of edited files, by name. They import `sample` if they use it, and imports and constants
 * that the edit has made unused are removed. Files that were formatted before are formatted again.
 */
export async function finishEdit(
  source: ManifestSource,
  texts: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const complete = withSampleImports(source, texts)
  const formatted = [...complete].map(async ([name, text]): Promise<[string, string]> => {
    const before = source.files.find((file) => file.name === name)?.text ?? ''
    const code = withoutUnusedCode(before, text)
    return [name, (await isFormatted(name, before)) ? await formatModule(name, code) : code]
  })
  return new Map(await Promise.all(formatted))
}

/** Whether a file has the project's format. False for a syntax error, which is reported when the manifest is loaded. */
export const isFormatted = async (name: string, text: string): Promise<boolean> =>
  (await formatModule(name, text).catch(() => undefined)) === text

/** What a project would generate with new texts of its manifest files. */
type EditedProject = GeneratedProject & { readonly changes: readonly EditedFile[] }

/** Generates from new texts of manifest files, by name. Writes nothing. */
export async function generateEdited(
  project: Project,
  source: ManifestSource,
  texts: ReadonlyMap<string, string>,
): Promise<EditedProject> {
  const changes = source.files.flatMap(({ path, name, text: before }): EditedFile[] => {
    const text = texts.get(name)
    return text === undefined ? [] : [{ path, before, text }]
  })
  const after = new Map(changes.map(({ path, text }) => [path, text]))
  const generated = await generateProject(project, importWithEdits(after), async (file) =>
    after.has(file) ? after.get(file) : readText(file),
  )
  return { ...generated, changes }
}

/**
 * Writes new texts of manifest files, by name, and generates from them. Throws a
 * `WriteError` if the manifest was edited, but `generated/` cannot be written.
 */
export async function editProject(
  project: Project,
  source: ManifestSource,
  texts: ReadonlyMap<string, string>,
): Promise<EditOutcome> {
  const { files, plan, diagnostics, sources, changes } = await generateEdited(
    project,
    source,
    texts,
  )
  if (files === undefined) return { result: 'invalid', diagnostics }
  const outdated = await changedFiles(source.files)
  if (outdated.length > 0) return { result: 'outdated', files: outdated }
  await replaceFiles(changes)
  const generated = await writeTree(project.generated, files)
  return { result: 'written', changes, generated, plan, sources, warnings: diagnostics }
}
