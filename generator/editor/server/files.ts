import { lstat, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { editedTexts, editProject, type EditResult } from '../../project/editProject.ts'
import { UserError } from '../../diagnostics/console.ts'
import { WriteError } from '../../emit/write.ts'
import { errorCode } from '../../files.ts'
import type { TextEdit } from '../../manifest/edit/textEdit.ts'
import type { ManifestSource } from '../../manifest/locate.ts'
import type { Project } from '../../manifest/project.ts'

/** The files that an edit writes, creates and removes. */
export type FileChanges = {
  /** The new texts of files of the manifest, by name. */
  readonly texts: ReadonlyMap<string, string>
  /** Default: none. */
  readonly create?: CreatedFile | undefined
  /** A file that an earlier edit has created. Default: none. */
  readonly remove?: CreatedFile | undefined
}

/** The edits of a change, and the file that it creates. */
export type PlannedEdits = {
  readonly edits: readonly TextEdit[]
  /** Default: no file. */
  readonly create?: CreatedFile
}

/** Writes edits of the manifest, if the result is valid. */
export async function writeEdits(
  project: Project,
  source: ManifestSource,
  { edits, create }: PlannedEdits,
): Promise<EditResult> {
  return writeFileChanges(project, source, { texts: await editedTexts(source, edits), create })
}

/**
 * Writes files, if the result is valid. Otherwise the files are as before. Throws a user error for a file that
 * must not be written.
 */
export async function writeFileChanges(
  project: Project,
  source: ManifestSource,
  { texts, create, remove }: FileChanges,
): Promise<EditResult> {
  for (const { path: file, name } of source.files) {
    if (texts.has(name) && !(await isInside(project.root, file))) {
      throw new UserError(
        `${name} is a link to a file outside the project. Edit that file yourself.`,
      )
    }
  }
  // The site is valid only if its images exist, so a file is created first and removed last.
  if (remove !== undefined) await checkRemovable(project.root, remove)
  if (create !== undefined) await createFile(project.root, create)
  try {
    const result = await editProject(project, source, texts)
    const superfluous = result.result === 'written' ? remove : create
    if (superfluous !== undefined) await removeFile(superfluous)
    return result
  } catch (error) {
    // After a `WriteError`, the manifest refers to the file.
    if (create !== undefined && !(error instanceof WriteError)) await removeFile(create)
    throw error
  }
}

/** A file that an edit creates. */
export type CreatedFile = {
  /** The absolute path. */
  readonly path: string
  readonly bytes: Uint8Array
}

/** Creates a file in an existing folder of the project. Never replaces a file, and never follows a link out of the project. */
async function createFile(root: string, file: CreatedFile): Promise<void> {
  const name = path.relative(root, file.path)
  if (!(await isInside(root, path.dirname(file.path)))) {
    throw new UserError(
      `The folder of ${name} is missing or outside the project. Create it in the project, then try again.`,
    )
  }
  try {
    // `wx` fails if the name exists, also as a link.
    await writeFile(file.path, file.bytes, { flag: 'wx' })
  } catch (error) {
    if (errorCode(error) === 'EEXIST') {
      throw new UserError(`There is already a file ${name}. It was not replaced.`)
    }
    await removeFile(file)
    throw error
  }
}

/** Throws a user error if a created file must not be removed: it is no longer as the change left it. */
async function checkRemovable(root: string, file: CreatedFile): Promise<void> {
  const stats = await lstat(file.path).catch(() => undefined)
  const isOwn =
    (await isInside(root, path.dirname(file.path))) &&
    stats?.isFile() === true &&
    (await readFile(file.path)).equals(file.bytes)
  if (isOwn) return
  throw new UserError(
    `${path.relative(root, file.path)} was changed by another program since then, so the editor does not remove it.`,
  )
}

const removeFile = (file: CreatedFile) => rm(file.path, { force: true })

/** Whether a file is in a folder, after symbolic links are followed. A missing file is not. */
export async function isInside(folder: string, file: string): Promise<boolean> {
  const target = await realpath(file).catch(() => undefined)
  if (target === undefined) return false
  const relative = path.relative(await realpath(folder), target)
  return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative)
}
