import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'

/** A new text of a file. */
export type Replacement = {
  /** The absolute path. */
  readonly path: string
  /** The current text. */
  readonly before: string
  readonly text: string
}

/**
 * Replaces the texts of files. Writes all temporary files before it replaces the first file, and
 * replaces each file atomically by a rename. If this fails, the replaced files get their old text back.
 */
export async function replaceFiles(files: readonly Replacement[]): Promise<void> {
  const replaced: Replacement[] = []
  try {
    for (const { path, text } of files) {
      await writeFile(temporaryPath(path), text, { mode: (await stat(path)).mode })
    }
    for (const file of files) {
      await rename(temporaryPath(file.path), file.path)
      replaced.push(file)
    }
  } catch (error) {
    for (const { path, before } of replaced) await writeFile(path, before)
    throw error
  } finally {
    for (const { path } of files) await rm(temporaryPath(path), { force: true })
  }
}

/** The names of the files that have changed since they were read. */
export async function changedFiles(
  files: readonly { readonly path: string; readonly name: string; readonly text: string }[],
): Promise<string[]> {
  const changed: string[] = []
  for (const { path, name, text } of files) {
    if ((await readFile(path, 'utf8').catch(() => undefined)) !== text) changed.push(name)
  }
  return changed
}

const temporaryPath = (path: string) => `${path}.${process.pid}.tmp`
