import { randomUUID } from 'node:crypto'
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { errorCode } from '../files.ts'

/** How long to wait for another process. Milliseconds. */
const TIMEOUT_MS = 30_000

/** Another process has held the lock until the timeout. */
export class ProcessLockError extends Error {}

/**
 * Runs the work while this call holds the lock file. Other calls wait, in this process and in others. The
 * lock of a process that no longer runs is removed.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await acquire(file)
  try {
    await removeStaleFiles(file)
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function acquire(file: string): Promise<void> {
  const own = `${file}.${process.pid}.${randomUUID()}`
  try {
    await writeFile(own, String(process.pid))
    for (const start = Date.now(); ; await setTimeout(20)) {
      // Creating a hard link is atomic: it succeeds for only one process.
      if (await succeeds(link(own, file), 'EEXIST')) return
      const holder = await holderOf(file)
      if (holder !== undefined && !isAlive(holder)) await removeStaleLock(file, holder)
      else if (Date.now() - start > TIMEOUT_MS) {
        throw new ProcessLockError(
          `process ${holder} is writing to it; wait until that process ends, or stop it`,
        )
      }
    }
  } finally {
    await rm(own, { force: true })
  }
}

/** Removes the lock of a process that no longer runs. Restores it if another process took it in the meantime. */
async function removeStaleLock(file: string, pid: number): Promise<void> {
  const backup = `${file}.${process.pid}.${randomUUID()}`
  if (!(await succeeds(rename(file, backup), 'ENOENT'))) return
  if ((await holderOf(backup)) !== pid) await succeeds(link(backup, file), 'EEXIST')
  await rm(backup, { force: true })
}

/** Removes the temporary files of processes that no longer run. */
async function removeStaleFiles(file: string): Promise<void> {
  const folder = path.dirname(file)
  for (const name of await readdir(folder)) {
    const [, pid] = name.startsWith(path.basename(file))
      ? (/\.(\d+)\.[\w-]+$/.exec(name) ?? [])
      : []
    if (pid !== undefined && !isAlive(Number(pid)))
      await rm(path.join(folder, name), { force: true })
  }
}

async function holderOf(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return /^\d+$/.test(text) ? Number(text) : undefined
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Whether the work succeeded. An error with the code `failure` is expected; other errors are rethrown. */
async function succeeds(work: Promise<unknown>, failure: string): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (errorCode(error) === failure) return false
    throw error
  }
}
