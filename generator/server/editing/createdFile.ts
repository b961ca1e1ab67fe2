import { lstat, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isInside } from './insideProject.ts'

/** A file that a change creates. */
export type CreatedFile = {
  /** The absolute path. */
  readonly path: string
  readonly bytes: Uint8Array
}

/**
 * Creates a file in an existing folder of the project. Never replaces a file, and never follows a link out
 * of the project. Returns why it was not created.
 */
export async function createFile(root: string, file: CreatedFile): Promise<string | undefined> {
  const name = path.relative(root, file.path)
  const folder = path.dirname(file.path)
  if (!(await isInside(root, folder))) {
    return `The folder of ${name} is missing or outside the project. Create it in the project, then try again.`
  }
  try {
    // `wx` fails if the name exists, also as a link.
    await writeFile(file.path, file.bytes, { flag: 'wx' })
    return undefined
  } catch (error) {
    if (isCode(error, 'EEXIST')) return `There is already a file ${name}. It was not replaced.`
    await rm(file.path, { force: true })
    throw error
  }
}

/** Why a created file must not be removed: it is no longer as the change left it. */
export async function unremovable(root: string, file: CreatedFile): Promise<string | undefined> {
  const isOwn =
    (await isInside(root, path.dirname(file.path))) &&
    (await lstat(file.path).then(
      (found) => found.isFile(),
      () => false,
    )) &&
    (await readFile(file.path)).equals(file.bytes)
  return isOwn
    ? undefined
    : `${path.relative(root, file.path)} was changed by another program since then, so the editor does not remove it.`
}

/** Removes a created file. */
export const removeFile = (file: CreatedFile) => rm(file.path, { force: true })

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
