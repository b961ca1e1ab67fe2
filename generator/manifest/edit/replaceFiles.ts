import { readFile } from 'node:fs/promises'
import { writeFiles } from '../../files.ts'
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
 * Replaces the texts of files, which keep their byte-order mark and line ends. If a file cannot be replaced,
 * all of them keep their old text.
 */
export async function replaceFiles(files: readonly Replacement[]): Promise<void> {
  await writeFiles(
    await Promise.all(
      files.map(async ({ path, text }) => {
        const previous = await readFile(path, 'utf8')
        return { file: path, content: encodedLike(previous, text), previous }
      }),
    ),
  )
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
