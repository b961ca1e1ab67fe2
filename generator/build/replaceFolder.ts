import { readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Moves a folder to the path of another one, and then deletes the old one. */
export async function replaceFolder(from: string, to: string): Promise<void> {
  const old = `${to}.old`
  await rm(old, { recursive: true, force: true })
  await rename(to, old).catch(() => {})
  await rename(from, to)
  await rm(old, { recursive: true, force: true })
}

/** The total size of all files below a folder. Bytes. */
export async function totalBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
