import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DAY_IN_MS } from '../assets/cacheStore.ts'

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
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const age = now - (await lastUse(file))
    if (age > (file.endsWith('.tmp') ? DAY_IN_MS : MAX_AGE_IN_DAYS * DAY_IN_MS))
      await rm(file, { force: true })
  }
}

/** When a file was last written or used. Milliseconds; `-Infinity` for a missing file. */
const lastUse = async (file: string) =>
  (await stat(file).catch(() => undefined))?.mtimeMs ?? Number.NEGATIVE_INFINITY
