import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** The paths and modification times of all files in a folder. */
export async function fileTimes(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const rows = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name)
    return `${file} ${(await stat(file)).mtimeMs}`
  })
  return (await Promise.all(rows)).toSorted()
}
