import { createHash, randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'

/** The code of an error of the file system, e.g. `ENOENT`. Undefined for other errors. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

/** The start of the SHA-256 hash of a content, for names of files, and to notice that a content has changed. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8)

/** The hash of an inline script or style for a Content Security Policy. */
export const policyHash = (content: string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** The relative path from a folder to a file, with forward slashes on every system. */
export const relativePath = (folder: string, file: string): string =>
  path.relative(folder, file).split(path.sep).join('/')

/** Whether a path is a folder or in it. */
export const isInside = (folder: string, file: string): boolean => {
  const relative = path.relative(folder, file)
  return relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative)
}

/** Reads a text file. Undefined if it does not exist. */
export type ReadText = (file: string) => Promise<string | undefined>

/** Reads a text file from the disk. */
export const readText: ReadText = (file) => readFile(file, 'utf8').then(decoded, () => undefined)

/**
 * The text of a file's content, without its byte-order mark, and with LF if all of its lines end with
 * CRLF. Programs on Windows write both; positions, comparisons and edits do not depend on them.
 */
export function decoded(content: string): string {
  const text = content.replace(BYTE_ORDER_MARK, '')
  return hasCrlf(text) ? text.replaceAll('\r\n', '\n') : text
}

/** The content of a file for a new text: with the byte-order mark and the line ends of its old content. */
export function encodedLike(content: string, text: string): string {
  const [mark = ''] = BYTE_ORDER_MARK.exec(content) ?? []
  return mark + (hasCrlf(content) ? text.replaceAll('\n', '\r\n') : text)
}

const BYTE_ORDER_MARK = /^\uFEFF/

const hasCrlf = (text: string) => text.includes('\r\n') && !/(?<!\r)\n/.test(text)

/** The files below a folder, as relative paths with forward slashes. None if the folder does not exist. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name)))
}

/** The sizes of files, by relative path. Bytes. */
export type FileSizes = ReadonlyMap<string, number>

/** The sizes of the files below a folder. */
export async function fileSizes(folder: string): Promise<FileSizes> {
  const files = await filesIn(folder)
  const size = async (file: string) => [file, (await stat(path.join(folder, file))).size] as const
  return new Map(await Promise.all(files.map(size)))
}

/**
 * Calls `task` for each item: for as many at a time as there are processors.
 *
 * @param progress called after each item, with the number of items that are done
 */
export async function inParallel<T>(
  items: Iterable<T>,
  task: (item: T) => Promise<void>,
  progress?: (done: number, total: number) => void,
): Promise<void> {
  const all = [...items]
  // All workers take their items from the same iterator.
  const queue = all.values()
  let done = 0
  const work = async () => {
    for (const item of queue) {
      await task(item)
      done += 1
      progress?.(done, all.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** A file and its new content. */
type NewFile = {
  readonly file: string
  readonly content: string | Uint8Array
  /** The content that it gets back if a file after it cannot be replaced. Default: it keeps the new one. */
  readonly previous?: string
}

/** The number of files that are written at a time. */
const BATCH_SIZE = 32

/**
 * Writes files so that no program ever reads a half-written one: first all of them as temporary files beside
 * the files, which keep their permissions, then renames these in order. If a temporary file cannot be
 * written, for example because the disk is full, nothing changes. Missing folders are created.
 */
export async function writeFiles(files: readonly NewFile[]): Promise<void> {
  const pending = files.map((file) => ({ ...file, temporary: temporaryName(file.file) }))
  const replaced: NewFile[] = []
  try {
    for (const folder of new Set(files.map(({ file }) => path.dirname(file)))) {
      await mkdir(folder, { recursive: true })
    }
    for (let start = 0; start < pending.length; start += BATCH_SIZE) {
      const written = pending.slice(start, start + BATCH_SIZE).map(writeTemporary)
      // All writes must have ended before the temporary files are removed on an error.
      await Promise.allSettled(written)
      await Promise.all(written)
    }
    for (const file of pending) {
      await rename(file.temporary, file.file)
      replaced.push(file)
    }
  } catch (error) {
    for (const { file, previous } of replaced) {
      if (previous !== undefined) await writeFile(file, previous)
    }
    for (const { temporary } of pending) await rm(temporary, { force: true })
    throw error
  }
}

async function writeTemporary({ file, content, temporary }: NewFile & { temporary: string }) {
  const mode = await stat(file).then(
    (stats) => stats.mode,
    () => undefined,
  )
  await writeFile(temporary, content, { mode })
}

/** The name of a temporary file. Unique, because several processes, or calls in one process, can write the same file. */
export const temporaryName = (file: string) => `${file}.${randomInt(2 ** 47)}.tmp`

/** Whether a file is a temporary file of `writeFiles`, which remains if the process is killed. */
export const isTemporary = (file: string) => /\.\d+\.tmp$/.test(file)

/** Caches the results of a function by its argument. */
export function memoize<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const results = new Map<string, Promise<T>>()
  return (name) => {
    const result = results.get(name) ?? load(name)
    results.set(name, result)
    return result
  }
}

/**
 * Moves a folder to the path of another one, and then deletes the old one. If the other one is a mount
 * point or a symbolic link, it stays, and its content is replaced.
 */
export async function replaceFolder(from: string, to: string): Promise<void> {
  const old = `${to}.old`
  await rm(old, { recursive: true, force: true })
  if (await isLinkToFolder(to)) return replaceContent(from, to)
  try {
    await rename(to, old)
  } catch (error) {
    if (errorCode(error) === 'EBUSY') return replaceContent(from, to)
    if (errorCode(error) !== 'ENOENT') throw error
  }
  await rename(from, to)
  await rm(old, { recursive: true, force: true })
}

const isLinkToFolder = async (file: string): Promise<boolean> =>
  existsSync(file) && (await lstat(file)).isSymbolicLink()

/** Copies, because the content can be on another file system. */
async function replaceContent(from: string, to: string): Promise<void> {
  for (const name of await readdir(to)) await rm(path.join(to, name), { recursive: true })
  for (const name of await readdir(from)) {
    await cp(path.join(from, name), path.join(to, name), { recursive: true })
  }
  await rm(from, { recursive: true })
}
