import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The bytes of a cached file, whose name says what made it; where it is not there, they are made and kept. */
export async function fromCache(
  file: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const known = await readFile(file).catch(() => undefined)
  if (known !== undefined) return known
  const bytes = await make()
  await mkdir(path.dirname(file), { recursive: true })
  // Under a name of its own first: a build that is broken off leaves no half a file.
  const temporary = `${file}.${process.pid}.tmp`
  await writeFile(temporary, bytes)
  await rename(temporary, file)
  return bytes
}
