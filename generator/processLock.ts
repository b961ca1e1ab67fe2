import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { errorCode, temporaryName } from './files.ts'

/** How long to wait for another process. Milliseconds. */
const TIMEOUT_MS = 30_000

/** The last call of this process for each lock file. */
const lastCalls = new Map<string, Promise<unknown>>()

/** Another process has held the lock until the timeout. */
export class ProcessLockError extends Error {}

/**
 * Runs the work while this call holds the lock file. Other calls wait, in this process and in others. The
 * lock of a process that no longer runs is removed. Waits without a limit if there is `onWait`, which is called
 * once with the id of the other process.
 */
export function withLock<T>(
  file: string,
  work: () => Promise<T>,
  onWait?: (holder: number) => void,
): Promise<T> {
  // Calls of the same process wait for each other here, so a lock with its id is of an earlier process.
  const result = (lastCalls.get(file) ?? Promise.resolve()).then(() =>
    runLocked(file, work, onWait),
  )
  lastCalls.set(
    file,
    result.catch(() => {}),
  )
  return result
}

async function runLocked<T>(
  file: string,
  work: () => Promise<T>,
  onWait?: (holder: number) => void,
): Promise<T> {
  let isWaiting = false
  for (const start = Date.now(); !(await take(file)); await setTimeout(20)) {
    const holder = await holderOf(file)
    if (holder === undefined || !isRunning(holder)) await removeStaleLock(file, holder)
    else if (onWait === undefined && Date.now() - start > TIMEOUT_MS) {
      throw new ProcessLockError(
        `process ${holder} is writing to it; wait until that process ends, or stop it`,
      )
    } else if (!isWaiting) {
      isWaiting = true
      onWait?.(holder)
    }
  }
  try {
    // The temporary files of processes that were killed. Those that wait create theirs again.
    for (const name of await readdir(path.dirname(file))) {
      const isTemporary = name.startsWith(`${path.basename(file)}.`)
      if (isTemporary) await rm(path.join(path.dirname(file), name), { force: true })
    }
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

/** Creates the lock with the id of this process, in one step. Resolves to false if there is one already. */
async function take(file: string): Promise<boolean> {
  const temporary = temporaryName(file)
  try {
    await writeFile(temporary, String(process.pid))
    return await succeeds(link(temporary, file), 'EEXIST', 'ENOENT')
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Removes the lock of a process that no longer runs, or a damaged lock. Restores it if another process took it in the meantime. */
async function removeStaleLock(file: string, pid: number | undefined): Promise<void> {
  const backup = temporaryName(file)
  if (!(await succeeds(rename(file, backup), 'ENOENT'))) return
  if ((await holderOf(backup)) !== pid) await succeeds(link(backup, file), 'EEXIST', 'ENOENT')
  await rm(backup, { force: true })
}

/** The id of the process that holds the lock. Undefined if there is no lock, or if it is damaged, e.g. after a power failure. */
async function holderOf(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return /^\d+$/.test(text) ? Number(text) : undefined
}

/** Whether another process with this id runs. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Whether the work succeeded. Errors with the codes of `failures` are expected; other errors are rethrown. */
const succeeds = (work: Promise<unknown>, ...failures: readonly string[]): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (failures.includes(errorCode(error) ?? '')) return false
      throw error
    },
  )
