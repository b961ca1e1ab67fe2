import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compare, isSame, type Difference } from './compare.ts'
import { HEADER } from './header.ts'
import { withLock } from './processLock.ts'

/** Held while files are written, so that two runs never mix theirs. */
const LOCK = '.writing'

/** What a run leaves beside its files while it is at work, or when it is killed. */
const isPassing = (name: string) => name.startsWith(LOCK) || /\.\d+\.tmp$/.test(name)

/** All files below a folder, by their path in it with forward slashes. None where there is no folder. */
export async function readTree(folder: string): Promise<Map<string, string>> {
  const names = await namesIn(folder)
  const texts = await Promise.all(
    names
      .filter((name) => !isPassing(name))
      .map(async (name): Promise<[string, string]> => [
        name,
        await readFile(path.join(folder, name), 'utf8'),
      ]),
  )
  return new Map(texts)
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noFolder)
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
}

/** What was different, and of the extra files those that stayed, for they are not ours. */
export type WriteResult = Difference & { readonly foreign: readonly string[] }

/** The folder took nothing: the disk is full, or it is not ours to write to. */
export class WriteError extends Error {}

/**
 * Brings a folder to the wanted files: writes those that differ and removes modules of ours that
 * nothing generates any more. Files of others stay.
 *
 * All new texts are on the disk before the first file is put into place, so that a full disk or a
 * folder that cannot be written to leaves everything as it was. Each file is put into place whole,
 * in the order of `wanted`: what others import first. A run that is killed between two of them leaves old and new files, all
 * whole: the next one brings the rest, and clears away what was left.
 */
export async function writeTree(
  folder: string,
  wanted: ReadonlyMap<string, string>,
): Promise<WriteResult> {
  const targets = new Map([...wanted.keys()].map((name) => [name, inside(folder, name)]))
  const names = await namesIn(folder)
  const difference = compare(wanted, await readTree(folder))
  if (isSame(difference) && !names.some(isPassing)) return { ...difference, foreign: [] }
  await mkdir(folder, { recursive: true }).catch(cannotWrite)
  return withLock(path.join(folder, LOCK), () => replace(folder, wanted, targets)).catch(
    cannotWrite,
  )
}

async function replace(
  folder: string,
  wanted: ReadonlyMap<string, string>,
  targets: ReadonlyMap<string, string>,
): Promise<WriteResult> {
  const left = (await namesIn(folder)).filter((name) => name.endsWith('.tmp') && isPassing(name))
  for (const name of left) await rm(path.join(folder, name), { force: true })
  const there = await readTree(folder)
  const difference = compare(wanted, there)
  const different = new Set([...difference.missing, ...difference.changed])
  const names = [...wanted.keys()].filter((name) => different.has(name))
  await putInPlace(
    names.map((name) => ({ file: targets.get(name) ?? '', text: wanted.get(name) ?? '' })),
  )
  const isOurs = (name: string) => there.get(name)?.startsWith(HEADER) === true
  for (const name of difference.extra.filter(isOurs)) await rm(path.join(folder, name))
  return { ...difference, foreign: difference.extra.filter((name) => !isOurs(name)) }
}

type NewFile = { readonly file: string; readonly text: string }

/** So many files are written at a time. */
const AT_ONCE = 32

/** Writes every text beside its file, then renames them into place, in order. */
async function putInPlace(files: readonly NewFile[]): Promise<void> {
  const beside = (file: string) => `${file}.${process.pid}.tmp`
  try {
    for (const folder of new Set(files.map(({ file }) => path.dirname(file)))) {
      await mkdir(folder, { recursive: true })
    }
    for (let start = 0; start < files.length; start += AT_ONCE) {
      const some = files.slice(start, start + AT_ONCE)
      const written = some.map(({ file, text }) => writeFile(beside(file), text))
      // None may be at work any more when what was written is cleared away.
      await Promise.allSettled(written)
      await Promise.all(written)
    }
    for (const { file } of files) await rename(beside(file), file)
  } catch (error) {
    for (const { file } of files) await rm(beside(file), { force: true })
    throw error
  }
}

/** The file's path, which must not leave the folder. */
function inside(folder: string, name: string): string {
  const file = path.resolve(folder, name)
  if (path.relative(folder, file).startsWith('..'))
    throw new Error(`${name} would be written outside ${folder}.`)
  return file
}

function noFolder(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}

function cannotWrite(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = REASONS[code]
  if (reason === undefined) throw error
  throw new WriteError(`generated/ cannot be written: ${reason}. Nothing was changed.`, {
    cause: error,
  })
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'its folder does not allow it',
  EPERM: 'its folder does not allow it',
  EROFS: 'its file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the disk is full',
}
