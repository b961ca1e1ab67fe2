import { existsSync } from 'node:fs'
import path from 'node:path'
import { writeFiles } from '../../files.ts'
import { cacheKey } from '../../assets/cacheStore.ts'

/**
 * Writes a font file into a folder that is named after its content, because a test or a build with another
 * typeface may run at the same time. Resolves to its path.
 *
 * @param root the folder of the project
 */
export async function writeFontFile(name: string, bytes: Buffer, root: string): Promise<string> {
  const file = path.join(root, '.build/font', cacheKey(bytes), name)
  if (existsSync(file)) return file
  await writeFiles([{ file, content: bytes }])
  return file
}
