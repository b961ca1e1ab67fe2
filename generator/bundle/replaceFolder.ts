import { existsSync } from 'node:fs'
import { cp, lstat, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../files.ts'

/**
 * Moves a folder to the path of another one, and then deletes the old one. If the other one is a mount
 * point or a symbolic link, it stays, and its content is replaced.
 */
export async function replaceFolder(from: string, to: string): Promise<void> {
  const old = `${to}.old`
  await rm(old, { recursive: true, force: true })
  if (await isLinkToFolder(to)) return replaceContent(from, to)
  try {
    await rename(to, old)
  } catch (error) {
    if (errorCode(error) === 'EBUSY') return replaceContent(from, to)
    if (errorCode(error) !== 'ENOENT') throw error
  }
  await rename(from, to)
  await rm(old, { recursive: true, force: true })
}

const isLinkToFolder = async (file: string): Promise<boolean> =>
  existsSync(file) && (await lstat(file)).isSymbolicLink()

/** Copies, because the content can be on another file system. */
async function replaceContent(from: string, to: string): Promise<void> {
  for (const name of await readdir(to)) await rm(path.join(to, name), { recursive: true })
  for (const name of await readdir(from)) {
    await cp(path.join(from, name), path.join(to, name), { recursive: true })
  }
  await rm(from, { recursive: true })
}
