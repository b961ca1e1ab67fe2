import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DAY } from '../assets/cacheStore.ts'

/** How long what no run has asked for is kept. Days. */
export const KEPT_FOR = 30

/** Says by its age when the folder was last looked through. */
const STAMP = '.pruned'

/**
 * Removes what no run has asked for in a month from the folder of all stores, and what runs that
 * were broken off have left there. Looks once a day: there may be very many files.
 */
export async function pruneCache(folder: string, now = Date.now()): Promise<void> {
  const stamp = path.join(folder, STAMP)
  if (now - (await lastChange(stamp)) < DAY) return
  await mkdir(folder, { recursive: true })
  await writeFile(stamp, '')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const age = now - (await lastChange(file))
    if (age > (file.endsWith('.tmp') ? DAY : KEPT_FOR * DAY)) await rm(file, { force: true })
  }
}

/** When a file was last written or asked for; long ago where there is none. */
const lastChange = async (file: string) =>
  (await stat(file).catch(() => undefined))?.mtimeMs ?? Number.NEGATIVE_INFINITY
