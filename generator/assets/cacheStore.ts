import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type * as z from 'zod'
import { filesIn, writeFiles } from '../files.ts'

/** The folder of a project with what is known about its images, and their encoded files. */
export const imageCacheOf = (root: string) => path.join(root, '.cache/images')

const CHECKSUM_BYTES = 32

/**
 * Returns the bytes of a key in a cache folder; where there are none, creates and stores them. The key is a hash of
 * everything that the bytes are made from. Every entry begins with a checksum of its key and its bytes: a damaged,
 * truncated or renamed entry is ignored. An entry is written to a temporary file and then renamed, so several builds
 * can share the folder, and an interrupted build leaves no partial entry.
 */
export async function cached(
  folder: string,
  key: string,
  create: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = path.join(folder, key.slice(0, 2), key.slice(2))
  const entry = await readFile(file).catch(() => undefined)
  const stored = entry?.subarray(CHECKSUM_BYTES)
  if (stored && entry?.subarray(0, CHECKSUM_BYTES).equals(checksum(key, stored))) {
    await touch(file)
    return stored
  }
  const bytes = await create()
  const content = Buffer.concat([checksum(key, bytes), bytes])
  // For example, the folder is read-only. Then the bytes are created again next time.
  await writeFiles([{ file, content }]).catch(() => {})
  return bytes
}

/** The same for data that matches a schema. It is stored as JSON. */
export async function cachedJson<Data, Stored>(
  folder: string,
  key: string,
  schema: z.ZodType<Data, Stored>,
  create: () => Promise<Stored>,
): Promise<Data> {
  const bytes = await cached(folder, key, async () => Buffer.from(JSON.stringify(await create())))
  return schema.parse(JSON.parse(Buffer.from(bytes).toString()))
}

/** One day in milliseconds. */
export const DAY_IN_MS = 24 * 60 * 60 * 1000

/**
 * Updates the modification time of an entry at most once a day, so that it tells when the entry was
 * last used. Errors are ignored.
 */
async function touch(file: string): Promise<void> {
  const now = new Date()
  const { mtime } = await stat(file).catch(() => ({ mtime: now }))
  if (now.getTime() - mtime.getTime() > DAY_IN_MS) await utimes(file, now, now).catch(() => {})
}

const checksum = (key: string, bytes: Uint8Array) =>
  createHash('sha256').update(key).update('\0').update(bytes).digest()

/** The code outside of this folder that draws, and the versions of the packages that encode. */
const OTHERS = [
  '../brand/readSymbol.ts',
  '../../src/theme/typography.ts',
  '../../package-lock.json',
]

/** A digest of the code and of the versions of the packages that create what is cached. */
const CREATORS = [...readdirSync(import.meta.dirname).toSorted(), ...OTHERS]
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => path.join(import.meta.dirname, name))
  .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
  .reduce((digest, file) => digest.update(readFileSync(file)), createHash('sha256'))
  .digest()

/**
 * The cache key for these inputs, the code that creates the content, and the packages that it uses. The order
 * of the inputs and their lengths are part of the hash.
 */
export function cacheKey(...inputs: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const input of [CREATORS, ...inputs])
    hash.update(`${Buffer.byteLength(input)}:`).update(input)
  return hash.digest('hex').slice(0, 40)
}

/** Cached files that were not used for this long are deleted. Days. */
export const MAX_AGE_IN_DAYS = 30

/** A file whose modification time tells when the cache was last pruned. */
const STAMP = '.pruned'

/**
 * Deletes cached files that no build has used for `MAX_AGE_IN_DAYS`, and the temporary files of
 * interrupted builds. Runs at most once a day, because the cache may contain many files.
 */
export async function pruneCache(folder: string, now = Date.now()): Promise<void> {
  const stamp = path.join(folder, STAMP)
  if (now - (await lastUse(stamp)) < DAY_IN_MS) return
  await mkdir(folder, { recursive: true })
  await writeFile(stamp, '')
  for (const name of await filesIn(folder)) {
    const file = path.join(folder, name)
    const age = now - (await lastUse(file))
    if (age > (file.endsWith('.tmp') ? DAY_IN_MS : MAX_AGE_IN_DAYS * DAY_IN_MS))
      await rm(file, { force: true })
  }
}

/** When a file was last written or used. Milliseconds; `-Infinity` for a missing file. */
const lastUse = async (file: string) =>
  (await stat(file).catch(() => undefined))?.mtimeMs ?? Number.NEGATIVE_INFINITY
