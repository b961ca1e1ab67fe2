import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
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
  await mkdir(path.dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  await writeFile(temporary, bytes)
  await rename(temporary, file)
  return file
}
