import { createHash } from 'node:crypto'

/**
 * A file that a change has written. Only the replaced part is kept: the manifest is large, and undo goes back to
 * the first of hundreds of changes.
 */
export type ChangedFile = {
  /** The absolute path. */
  readonly path: string
  /** The index of the replaced part in both texts. */
  readonly start: number
  readonly before: FileState
  readonly after: FileState
}

type FileState = {
  /** The replaced part in UTF-16. Not a string, because V8 keeps the whole text for a slice of it. */
  readonly part: Buffer
  /** The hash of the whole text. */
  readonly hash: string
}

/** Compares the texts of a file before and after a change. */
export function changedFile(path: string, before: string, after: string): ChangedFile {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const state = (text: string): FileState => ({
    part: Buffer.from(text.slice(start, text.length - end), 'utf16le'),
    hash: hashOf(text),
  })
  return { path, start, before: state(before), after: state(after) }
}

/** The text of a file before or after a change. Undefined if the file is not as the other state left it. */
export function restoredText(
  text: string,
  file: ChangedFile,
  to: 'before' | 'after',
): string | undefined {
  const from = file[to === 'before' ? 'after' : 'before']
  if (hashOf(text) !== from.hash) return undefined
  const { start } = file
  const part = file[to].part.toString('utf16le')
  return text.slice(0, start) + part + text.slice(start + from.part.length / 2)
}

const hashOf = (text: string) => createHash('sha256').update(text, 'utf16le').digest('hex')
