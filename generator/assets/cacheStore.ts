import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What was made before, by a key that says all that it was made from. */
export type CacheStore = {
  /** The bytes of a key: kept ones where they are as they were made, else made now and kept. */
  get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>
  /** What is kept for a key, and is as it was made. */
  read(key: string): Promise<Uint8Array | undefined>
  keep(key: string, bytes: Uint8Array): Promise<void>
}

const SEAL_BYTES = 32

/**
 * A store in a folder. Every entry begins with a seal over its key and its bytes, so that one that
 * was damaged, cut off, or put under another name counts as absent; and it is put in place whole, so
 * that builds that run at the same time may share the folder, and one that is broken off leaves no
 * half an entry.
 */
export function cacheStore(folder: string): CacheStore {
  const fileOf = (key: string) => path.join(folder, key.slice(0, 2), key.slice(2))
  const read = async (key: string) => {
    const entry = await readFile(fileOf(key)).catch(() => undefined)
    const bytes = entry?.subarray(SEAL_BYTES)
    if (!bytes || !entry?.subarray(0, SEAL_BYTES).equals(seal(key, bytes))) return undefined
    await touch(fileOf(key))
    return bytes
  }
  const keep = async (key: string, bytes: Uint8Array) => {
    const file = fileOf(key)
    await mkdir(path.dirname(file), { recursive: true })
    const temporary = `${file}.${randomUUID()}.tmp`
    await writeFile(temporary, Buffer.concat([seal(key, bytes), bytes]))
    await rename(temporary, file)
  }
  return {
    read,
    keep,
    async get(key, make) {
      const known = await read(key)
      if (known !== undefined) return known
      const bytes = await make()
      await keep(key, bytes)
      return bytes
    },
  }
}

/** Milliseconds. */
export const DAY = 24 * 60 * 60 * 1000

/** An entry's age says when it was last asked for, to the day. Where it cannot be told, nothing is lost. */
async function touch(file: string): Promise<void> {
  const now = new Date()
  const { mtime } = await stat(file).catch(() => ({ mtime: now }))
  if (now.getTime() - mtime.getTime() > DAY) await utimes(file, now, now).catch(() => {})
}

const seal = (key: string, bytes: Uint8Array) =>
  createHash('sha256').update(key).update('\0').update(bytes).digest()

/** The key of what is made from these, in this order: texts and bytes, told apart by their lengths. */
export function keyOf(...made: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const from of made) hash.update(`${Buffer.byteLength(from)}:`).update(from)
  return hash.digest('hex').slice(0, 40)
}
