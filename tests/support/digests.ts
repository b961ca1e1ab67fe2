import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The SHA-256 digest of each file in a folder, by relative path. */
export async function digests(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const rows = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const file = path.join(parentPath, name)
    return [
      path.relative(folder, file),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ]
  })
  return Object.fromEntries(await Promise.all(rows))
}
