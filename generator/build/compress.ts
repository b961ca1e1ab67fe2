import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cacheStore, keyOf, type CacheStore } from '../assets/cacheStore.ts'

/** A compressed form that stands beside a file: the ending of its name, and its own name in HTTP. */
type Form = {
  readonly ending: string
  readonly encoding: string
  pack(bytes: Buffer): Promise<Buffer>
}

/** The compressed forms, the smallest first. */
export const COMPRESSED: readonly Form[] = [
  {
    ending: '.br',
    encoding: 'br',
    pack: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  {
    ending: '.gz',
    encoding: 'gzip',
    pack: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  },
]

/** Files that are text; images and fonts are compressed as they are. */
const TEXT = /\.(?:html|css|js|json|webmanifest|svg|xml|txt|ics)$/

/** Puts compressed forms beside the text files of a folder, where they are smaller. */
export async function compressFolder(folder: string, cache: string): Promise<void> {
  const store = cacheStore(cache)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const waiting = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .values()
  const compressNext = async () => {
    for (const file of waiting) await compressFile(file, store)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext))
}

async function compressFile(file: string, cache: CacheStore): Promise<void> {
  const bytes = await readFile(file)
  for (const { ending, pack } of COMPRESSED) {
    const packed = await cache.get(keyOf(ending, bytes), () => pack(bytes))
    if (packed.length < bytes.length) await writeFile(file + ending, packed)
  }
}
