import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'

/** A new text for a file. */
export type Replacement = {
  /** The absolute path. */
  readonly path: string
  /** The text that it replaces. */
  readonly before: string
  readonly text: string
}

/**
 * Replaces files. All new texts are on the disk before the first file is replaced, and each file is
 * replaced at once by a rename. If one of them fails, those before it get their old text back.
 */
export async function replaceFiles(files: readonly Replacement[]): Promise<void> {
  const replaced: Replacement[] = []
  try {
    for (const { path, text } of files) {
      await writeFile(besides(path), text, { mode: (await stat(path)).mode })
    }
    for (const file of files) {
      await rename(besides(file.path), file.path)
      replaced.push(file)
    }
  } catch (error) {
    for (const { path, before } of replaced) await writeFile(path, before)
    throw error
  } finally {
    for (const { path } of files) await rm(besides(path), { force: true })
  }
}

/** The files whose text is no longer the one that was read. */
export async function changedFiles(
  files: readonly { readonly path: string; readonly name: string; readonly text: string }[],
): Promise<string[]> {
  const changed: string[] = []
  for (const { path, name, text } of files) {
    if ((await readFile(path, 'utf8').catch(() => undefined)) !== text) changed.push(name)
  }
  return changed
}

const besides = (path: string) => `${path}.${process.pid}.tmp`
