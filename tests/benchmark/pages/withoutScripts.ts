import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressFolder } from '../../../generator/build/compress.ts'

/** Copies a built site and removes all scripts and data blocks from its documents. */
export async function copyWithoutScripts(from: string, to: string, cache: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true })
  const entries = await readdir(to, { recursive: true })
  for (const name of entries.filter((entry) => /\.html(?:\.br|\.gz)$/.test(entry))) {
    await rm(path.join(to, name))
  }
  for (const name of entries.filter((entry) => entry.endsWith('.html'))) {
    const file = path.join(to, name)
    const html = await readFile(file, 'utf8')
    await writeFile(file, html.replaceAll(/<script\b[^>]*>[^<]*<\/script>/g, ''))
  }
  await compressFolder(to, cache)
}
