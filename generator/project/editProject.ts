import { lstat, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '../../src/site/site.ts'
import { type Log, UserError } from '../diagnostics/commandRun.ts'
import type { LocatedDiagnostic } from '../diagnostics/locatedDiagnostics.ts'
import { formatModule } from '../code/module.ts'
import type { Plan } from '../emit/plan.ts'
import { WriteError, writeErrorReason, type WriteResult, writeTree } from '../emit/write.ts'
import { completeFile } from '../edits/completeFile.ts'
import { applyEdits, type TextEdit } from '../edits/textEdit.ts'
import { encodedLike, readText, writeFiles } from '../files.ts'
import type { ManifestSource } from '../manifest/locate.ts'
import type { Project } from '../projectPaths.ts'
import { type GeneratedProject, generateProject, manifestError } from './generateProject.ts'
import { importWithEdits } from './importWithVite.ts'
import type { FileTexts, ManifestFile } from '../manifest/load.ts'

/** The result of an edit. Unless it is `written`, no file was changed. */
export type EditResult =
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

/** A new text of a file. */
export type EditedFile = {
  /** The absolute path. */
  readonly path: string
  /** The current text. */
  readonly before: string
  readonly text: string
}

/**
 * The new texts of the files that edits change, by name. They import `sample` if they use it, and imports and
 * constants that the edits have made unused are removed. Files that were formatted before are formatted again.
 */
export async function editedTexts(
  source: ManifestSource,
  edits: readonly TextEdit[],
): Promise<ReadonlyMap<string, string>> {
  const edited = [...applyEdits(source, edits)]
  const complete = edited.map(async ([name, text]): Promise<[string, string]> => {
    const before = source.files.find((file) => file.name === name)?.text ?? ''
    const code = completeFile(source, name, text)
    return [name, (await isFormatted(name, before)) ? await formatModule(name, code) : code]
  })
  return new Map(await Promise.all(complete))
}

/** Whether a file has the project's format. False for a syntax error, which is reported when the manifest is loaded. */
const isFormatted = async (name: string, text: string): Promise<boolean> =>
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
): Promise<EditResult> {
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

/** What a change writes: edits, or the texts of an undone one. */
export type FileChanges = {
  /** Default: the new texts are given. */
  readonly edits?: readonly TextEdit[]
  /** The new texts of files of the manifest, by name. Default: those of the edits. */
  readonly texts?: ReadonlyMap<string, string>
  /** Other files, e.g. images. Default: none. */
  readonly others?: readonly ReplacedFile[]
}

/** A file that an edit creates, replaces or removes. */
export type ReplacedFile = {
  /** The absolute path. */
  readonly path: string
  /** The content before the edit. Undefined: there is no such file. */
  readonly before: Uint8Array | undefined
  /** The content after the edit. Undefined: the file is removed. */
  readonly after: Uint8Array | undefined
}

/** The change that undoes a change of a file. */
export const reverted = ({ path, before, after }: ReplacedFile): ReplacedFile => ({
  path,
  before: after,
  after: before,
})

/**
 * Writes files, if the result is valid. Otherwise the files are as before. Throws a user error for a file that
 * must not be written.
 */
export async function writeFileChanges(
  project: Project,
  source: ManifestSource,
  { edits = [], texts, others = [] }: FileChanges,
): Promise<EditResult> {
  for (const file of others) await checkUnchanged(project.root, file)
  // The site is valid only if its images exist, so files are created first and removed last.
  const [removed, stored] = [true, false].map((isRemoved) =>
    others.filter(({ after }) => (after === undefined) === isRemoved),
  )
  const written: ReplacedFile[] = []
  const undo = () => replaceAll(written.map(reverted))
  try {
    for (const file of stored ?? []) {
      await replaceFile(file)
      written.push(file)
    }
    const result = await editProject(project, source, texts ?? (await editedTexts(source, edits)))
    await (result.result === 'written' ? replaceAll(removed ?? []) : undo())
    return result
  } catch (error) {
    // After a `WriteError`, the manifest refers to the files.
    if (!(error instanceof WriteError)) await undo()
    throw error
  }
}

/** Throws a user error if a file is not as an edit expects it: another program has created or changed it. */
async function checkUnchanged(root: string, { path: file, before, after }: ReplacedFile) {
  const name = path.relative(root, file)
  const isFile = (await lstat(file).catch(() => undefined))?.isFile()
  if (before === undefined) {
    if (isFile === undefined) return
    throw new UserError(`There is already a file ${name}. It was not replaced.`)
  }
  if (isFile === true && (await readFile(file)).equals(before)) return
  throw new UserError(
    `Another program has changed the file since then, so the editor does not ${after === undefined ? 'remove' : 'replace'} it (${name}).`,
  )
}

async function replaceAll(files: readonly ReplacedFile[]): Promise<void> {
  for (const file of files) await replaceFile(file)
}

async function replaceFile({ path: file, after }: ReplacedFile): Promise<void> {
  if (after === undefined) return rm(file, { force: true })
  await writeFiles([{ file, content: after }]).catch((error: unknown) => {
    const reason = writeErrorReason(error)
    if (reason === undefined) throw error
    throw new UserError(`The file cannot be stored: ${reason}. Nothing was changed.`)
  })
}

/** The names of the files that have changed since they were read. */
async function changedFiles(files: readonly ManifestFile[]): Promise<string[]> {
  const current = await Promise.all(files.map(({ path }) => readText(path)))
  return files.flatMap(({ name, text }, index) => (current[index] === text ? [] : [name]))
}

/**
 * Replaces the texts of files, which keep their byte-order mark and line ends. If a file cannot be replaced,
 * all of them keep their old text.
 */
async function replaceFiles(files: readonly EditedFile[]): Promise<void> {
  await writeFiles(
    await Promise.all(
      files.map(async ({ path, text }) => {
        const previous = await readFile(path, 'utf8')
        return { file: path, content: encodedLike(previous, text), previous }
      }),
    ),
  )
}

/**
 * Applies edits to the files of the manifest and generates from it. Edits that would cause errors
 * are not written. Formatted files stay formatted. Resolves to the edited site.
 */
export async function editManifest(
  project: Project,
  source: ManifestSource,
  edits: readonly TextEdit[],
  log: Log,
): Promise<Site> {
  const texts = await editedTexts(source, edits)
  const result = await editProject(project, source, texts).catch(generateFailed)
  switch (result.result) {
    case 'invalid':
      throw new UserError(
        `This edit would cause errors in the manifest, so nothing was changed.\n\n${manifestError(result.diagnostics).message}`,
      )
    case 'outdated':
      throw new UserError(
        `${result.files.join(', ')} changed in the meantime, so nothing was edited. Try again.`,
      )
    case 'written': {
      const { missing, changed, extra } = result.generated
      log(
        `generated/: ${missing.length + changed.length} files written, ${extra.length} removed. To see the changes, run: npm run site -- diff`,
      )
      for (const [name, text] of texts) {
        if (!(await isFormatted(name, text)))
          log(`${name} was not formatted before, so the edit is not either. Run: npx oxfmt ${name}`)
      }
      return result.plan.site
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
