import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { forSite } from './packageFiles.ts'

/** The contents of files by their paths, relative to a project, with forward slashes. */
export type Contents = ReadonlyMap<string, Buffer>

/** The content of a file. Undefined if it does not exist. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (z.object({ code: z.literal('ENOENT') }).safeParse(error).success) return undefined
    throw error
  }
}

/** Writes files below a folder, which is created if it does not exist. */
export async function writeContents(folder: string, files: Contents): Promise<void> {
  for (const [file, content] of files) {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, content)
  }
}

/** A hash that two versions of a code file have in common if they differ only in what belongs to a site. */
export const hashOf = (file: string, content: Buffer): string =>
  createHash('sha256')
    .update(forSite(file, content, NO_SITE))
    .digest('hex')
    .slice(0, 16)

const NO_SITE = {
  name: '',
  version: '',
  description: '',
  license: '',
  private: true,
  author: '',
  repository: '',
  homepage: '',
}
