import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** How long to wait for another run to end. Milliseconds. */
const PATIENCE = 30_000

/** Another process holds the lock, and does not let go of it. */
export class ProcessLockError extends Error {}

/** Does the work while no other process holds the lock file, which a process that died holds no more. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await acquire(file)
  try {
    await clearDead(file)
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function acquire(file: string): Promise<void> {
  const own = `${file}.${process.pid}`
  try {
    await writeFile(own, String(process.pid))
    for (const start = Date.now(); ; await setTimeout(20)) {
      // A link is made whole or not at all, and by one process alone.
      if (await succeeds(link(own, file), 'EEXIST')) return
      const holder = await holderOf(file)
      if (holder !== undefined && !isAlive(holder)) await dismiss(file, holder)
      else if (Date.now() - start > PATIENCE) {
        throw new ProcessLockError(
          `another run (process ${holder}) is writing: wait for it, or stop it`,
        )
      }
    }
  } finally {
    await rm(own, { force: true })
  }
}

/** Removes the lock of a process that died, and puts it back where another one took it meanwhile. */
async function dismiss(file: string, dead: number): Promise<void> {
  const aside = `${file}.${process.pid}.old`
  if (!(await succeeds(rename(file, aside), 'ENOENT'))) return
  if ((await holderOf(aside)) !== dead) await succeeds(link(aside, file), 'EEXIST')
  await rm(aside, { force: true })
}

/** Removes what processes that died left while they tried to get the lock. */
async function clearDead(file: string): Promise<void> {
  const folder = path.dirname(file)
  for (const name of await readdir(folder)) {
    const [, pid] = name.startsWith(path.basename(file))
      ? (/\.(\d+)(?:\.old)?$/.exec(name) ?? [])
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
    return codeOf(error) === 'EPERM'
  }
}

/** Whether it was done; the one failure that may be is no error. */
async function succeeds(work: Promise<unknown>, failure: string): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (codeOf(error) === failure) return false
    throw error
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined
