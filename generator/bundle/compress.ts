import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cached, cacheKey } from '../assets/cacheStore.ts'
import { filesIn, inParallel } from '../files.ts'
import type { Progress } from '../diagnostics/commandRun.ts'

/** A content encoding. Its compressed file is beside the original, e.g. `index.html.br`. */
type Encoding = {
  /** The extension of compressed files, e.g. `.br`. */
  readonly extension: string
  /** The value of the header `Content-Encoding`, e.g. `br`. */
  readonly name: string
  compress(bytes: Buffer): Promise<Buffer>
}

/** The supported encodings, the smallest files first. */
export const ENCODINGS: readonly Encoding[] = [
  {
    extension: '.br',
    name: 'br',
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  {
    extension: '.gz',
    name: 'gzip',
    compress: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  },
]

/** The code that compresses, and the versions of the libraries in Node.js that it uses. */
const CREATORS = [readFileSync(import.meta.filename), JSON.stringify(process.versions)]

/** Text files. Images and fonts are compressed formats already. */
const TEXT = /\.(?:html|css|js|json|webmanifest|svg|xml|txt|ics|atom)$/

/**
 * Writes compressed files beside the text files of a folder, if they are smaller. Caches them in `cache`.
 *
 * @param done the names of files that are compressed already
 */
export async function compressFolder(
  folder: string,
  cache: string,
  done: ReadonlySet<string> = new Set(),
  progress?: Progress,
): Promise<void> {
  const texts = (await filesIn(folder)).filter((name) => TEXT.test(name) && !done.has(name))
  const compress = async (name: string) => {
    const file = path.join(folder, name)
    await writeCompressed(file, await readFile(file), cache)
  }
  await inParallel(texts, compress, progress)
}

/** Writes compressed files beside a text file with these bytes, if they are smaller. Caches them in `cache`. */
export async function writeCompressed(file: string, bytes: Buffer, cache: string): Promise<void> {
  for (const { extension, compress } of ENCODINGS) {
    const compressed = await cached(cache, cacheKey(...CREATORS, extension, bytes), () =>
      compress(bytes),
    )
    if (compressed.length < bytes.length) await writeFile(file + extension, compressed)
  }
}
