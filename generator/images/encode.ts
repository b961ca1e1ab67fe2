import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Format } from './ladder.ts'

/** Encodes a master at a width. What was encoded before is taken from the cache, found by its name. */
export async function encoded(
  master: string,
  width: number,
  format: Format,
  cached: string,
): Promise<Uint8Array> {
  const known = await readFile(cached).catch(() => undefined)
  if (known !== undefined) return known
  const resized = sharp(master).resize({ width })
  const bytes = await (
    format.extension === 'avif'
      ? resized.avif({ quality: 50, effort: 3 })
      : resized.webp({ quality: 72, effort: 4 })
  ).toBuffer()
  await mkdir(path.dirname(cached), { recursive: true })
  const temporary = `${cached}.${process.pid}.tmp`
  await writeFile(temporary, bytes)
  await rename(temporary, cached)
  return bytes
}
