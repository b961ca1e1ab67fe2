import { lstat, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { editedTexts, editProject, type EditResult } from './editProject.ts'
import { UserError } from '../diagnostics/commandRun.ts'
import { WriteError } from '../emit/write.ts'
import { errorCode } from '../files.ts'
import type { TextEdit } from '../edits/textEdit.ts'
import type { ManifestSource } from '../manifest/locate.ts'
import type { Project } from '../manifest/project.ts'

/** What a change writes: edits, or the texts of an undone one. */
export type FileChanges = {
  /** Default: the new texts are given. */
  readonly edits?: readonly TextEdit[]
  /** The new texts of files of the manifest, by name. Default: those of the edits. */
  readonly texts?: ReadonlyMap<string, string>
  /** Default: none. */
  readonly create?: CreatedFile | undefined
  /** A file that an earlier edit has created. Default: none. */
  readonly remove?: CreatedFile | undefined
}

/**
 * Writes files, if the result is valid. Otherwise the files are as before. Throws a user error for a file that
 * must not be written.
 */
export async function writeFileChanges(
  project: Project,
  source: ManifestSource,
  { edits = [], texts, create, remove }: FileChanges,
): Promise<EditResult> {
  // The site is valid only if its images exist, so a file is created first and removed last.
  if (remove !== undefined) await checkRemovable(project.root, remove)
  if (create !== undefined) await createFile(project.root, create)
  try {
    const result = await editProject(project, source, texts ?? (await editedTexts(source, edits)))
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

/** Creates a file. Never replaces one. */
async function createFile(root: string, file: CreatedFile): Promise<void> {
  try {
    // `wx` fails if the name exists, also as a link.
    await writeFile(file.path, file.bytes, { flag: 'wx' })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    const name = path.relative(root, file.path)
    throw new UserError(`There is already a file ${name}. It was not replaced.`)
  }
}

/** Throws a user error if a created file must not be removed: it is no longer as the change left it. */
async function checkRemovable(root: string, file: CreatedFile): Promise<void> {
  const isFile = (await lstat(file.path).catch(() => undefined))?.isFile() === true
  if (isFile && (await readFile(file.path)).equals(file.bytes)) return
  throw new UserError(
    `${path.relative(root, file.path)} was changed by another program since then, so the editor does not remove it.`,
  )
}

const removeFile = (file: CreatedFile) => rm(file.path, { force: true })
