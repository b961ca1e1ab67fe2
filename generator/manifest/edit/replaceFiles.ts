import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { encodedLike, readText } from '../files.ts'

/** A new text of a file. */
export type Replacement = {
  /** The absolute path. */
  readonly path: string
  /** The current text. */
  readonly before: string
  readonly text: string
}

/**
 * Replaces the texts of files, which keep their byte-order mark and line ends. Writes all temporary files before it replaces the first file, and
 * replaces each file atomically by a rename. If this fails, the replaced files get their old text back.
 */
export async function replaceFiles(files: readonly Replacement[]): Promise<void> {
  const contents = new Map<string, string>()
  const replaced: string[] = []
  try {
    for (const { path, text } of files) {
      const content = await readFile(path, 'utf8')
      contents.set(path, content)
      await writeFile(temporaryPath(path), encodedLike(content, text), {
        mode: (await stat(path)).mode,
      })
    }
    for (const { path } of files) {
      await rename(temporaryPath(path), path)
      replaced.push(path)
    }
  } catch (error) {
    for (const path of replaced) await writeFile(path, contents.get(path) ?? '')
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
    if ((await readText(path)) !== text) changed.push(name)
  }
  return changed
}

const temporaryPath = (path: string) => `${path}.${process.pid}.tmp`
