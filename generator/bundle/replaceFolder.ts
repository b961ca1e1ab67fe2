import { existsSync } from 'node:fs'
import { cp, lstat, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, filesIn } from '../files.ts'

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

/** The total size of all files below a folder. Bytes. */
export async function totalBytes(folder: string): Promise<number> {
  const files = await filesIn(folder)
  const sizes = files.map(async (file) => (await stat(path.join(folder, file))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
