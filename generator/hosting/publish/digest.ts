import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The files of a build: the digest of each by its path with forward slashes, sorted. */
export type BuildFiles = Readonly<Record<string, string>>

/** Computes the digests of all files in a folder. */
export async function digestFiles(folder: string): Promise<BuildFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: [string, string][] = []
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).split(path.sep).join('/')
    files.push([name, sha256(await readFile(file))])
  }
  return Object.fromEntries(files.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The digest of a build: its files and its nginx rules. */
export const buildDigest = (files: BuildFiles, rules: string) =>
  sha256(JSON.stringify([files, sha256(rules)]))

/** The SHA-256 digest of data, in hexadecimal. */
export const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
