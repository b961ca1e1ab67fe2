import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressFolder } from './compress.ts'

const PAGE = '<p>A page.</p>'.repeat(50)
let folder: string
let cache: string

beforeEach(async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'compress-'))
  folder = path.join(root, 'site')
  cache = path.join(root, 'cache')
  await mkdir(path.join(folder, 'deep'), { recursive: true })
  await writeFile(path.join(folder, 'deep/page.html'), PAGE)
})
afterEach(() => rm(path.dirname(folder), { recursive: true }))

it('writes a gzip file and a brotli file beside a text file', async () => {
  await compressFolder(folder, cache)
  const file = path.join(folder, 'deep/page.html')
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(PAGE)
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(PAGE)
})

it('skips files that would not get smaller, and images', async () => {
  await writeFile(path.join(folder, 'short.txt'), 'a')
  await writeFile(path.join(folder, 'image.avif'), PAGE)
  await compressFolder(folder, cache)
  expect((await readdir(folder)).toSorted()).toEqual(['deep', 'image.avif', 'short.txt'])
})
