import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFontFile } from './webFont.ts'

let root: string

beforeEach(async () => (root = await mkdtemp(path.join(tmpdir(), 'font-'))))
afterEach(() => rm(root, { recursive: true }))

it('keeps the file of a build when another build uses another font', async () => {
  const one = await writeFontFile('font.woff2', Buffer.from('one'), root)
  const other = await writeFontFile('font.woff2', Buffer.from('other'), root)
  expect([one, other].map((file) => path.basename(file))).toEqual(['font.woff2', 'font.woff2'])
  expect(await readFile(one, 'utf8')).toBe('one')
  expect(await readFile(other, 'utf8')).toBe('other')
})
