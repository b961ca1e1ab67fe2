import { open, readFile, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { Refusal } from '../console.ts'

/**
 * Does something in a folder while nobody else does, as far as all ask here. Refuses at once where
 * somebody does. What a process left that is no more is taken over.
 */
export async function alone<T>(folder: string, task: () => Promise<T>): Promise<T> {
  const file = path.join(folder, '.publishing')
  const owner = `${process.pid} ${hostname()}`
  if (!(await claim(file, owner)) && !((await giveUp(file)) && (await claim(file, owner)))) {
    const holder = await readFile(file, 'utf8').catch(() => 'unknown')
    throw new Refusal(
      `Another publish is at work in ${folder} (process ${holder.replace(' ', ' on ')}), so nothing was published. Try again when it is done; if there is none, remove ${file}.`,
    )
  }
  try {
    return await task()
  } finally {
    await rm(file, { force: true })
  }
}

/** Makes the file that says who is at work, unless it is there. */
async function claim(file: string, owner: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx')
    await handle.writeFile(owner)
    await handle.close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Takes away the file of a process of this machine that is no more. Of several, one does. */
async function giveUp(file: string): Promise<boolean> {
  const holder = await readFile(file, 'utf8').catch(() => '')
  if (!isGone(holder)) return false
  const aside = `${file}.${process.pid}`
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  )
  const was = await readFile(aside, 'utf8').catch(() => '')
  if (moved && was !== holder) {
    // Somebody else was faster, and this is the file of the one who is at work now.
    await rename(aside, file)
    return false
  }
  await rm(aside, { force: true })
  return true
}

function isGone(holder: string): boolean {
  const [pid = '', host] = holder.split(' ')
  if (host !== hostname() || !/^\d+$/.test(pid)) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
