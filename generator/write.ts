import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compare, type Difference } from './compare.ts'
import { HEADER } from './emit/module.ts'

/** All files below a folder, by their path in it with forward slashes. None where there is no folder. */
export async function readTree(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noFolder)
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const texts = await Promise.all(
    files.map(async (file): Promise<[string, string]> => [
      path.relative(folder, file).split(path.sep).join('/'),
      await readFile(file, 'utf8'),
    ]),
  )
  return new Map(texts)
}

/** What was different, and of the extra files those that stayed, for they are not ours. */
export type Written = Difference & { readonly foreign: readonly string[] }

/**
 * Brings a folder to the wanted files: writes those that differ, each whole or not at all, and
 * removes modules of ours that nothing generates any more. Files of others stay.
 */
export async function writeTree(
  folder: string,
  wanted: ReadonlyMap<string, string>,
): Promise<Written> {
  const there = await readTree(folder)
  const difference = compare(wanted, there)
  const files = [...difference.missing, ...difference.changed].map(
    (name) => [inside(folder, name), wanted.get(name) ?? ''] as const,
  )
  for (const [file, text] of files) await writeWhole(file, text)
  const isOurs = (name: string) => there.get(name)?.startsWith(HEADER) === true
  for (const name of difference.extra.filter(isOurs)) await rm(inside(folder, name))
  return { ...difference, foreign: difference.extra.filter((name) => !isOurs(name)) }
}

/** Writes beside the file and renames into place, so that no reader meets half a file. */
async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  try {
    await writeFile(temporary, text)
    await rename(temporary, file)
  } finally {
    await rm(temporary, { force: true })
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
