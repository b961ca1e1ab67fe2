import { mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyProject } from '../../tests/support/projectCopy.ts'
import { cached, cacheKey, DAY_IN_MS, MAX_AGE_IN_DAYS, pruneCache } from './cacheStore.ts'

let folder: string

beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'store-'))))
afterEach(() => rm(folder, { recursive: true }))

const ONE = cacheKey('one')
const OTHER = cacheKey('other')
const fileOf = (key: string) => path.join(folder, key.slice(0, 2), key.slice(2))

/** The bytes of a key in a folder, which are these if there are none. */
const textIn = async (own: string, key: string, text: string) =>
  Buffer.from(await cached(own, key, async () => Buffer.from(text))).toString()
const textOf = (key: string, text: string) => textIn(folder, key, text)

it('makes other keys after a change of the code that creates the content, or of the packages', async () => {
  const copy = await copyProject()
  const keyAfter = async (edit: string): Promise<unknown> => {
    const module = await import(`${copy.root}/generator/assets/cacheStore.ts?${edit}`)
    return module.cacheKey('one')
  }
  const keys = [await keyAfter('nothing')]
  await copy.edit('generator/assets/previewImage.ts', 'height: 630', 'height: 600')
  keys.push(await keyAfter('size'))
  await copy.edit('package-lock.json', 'node_modules/sharp', 'node_modules/other')
  keys.push(await keyAfter('packages'))
  await copy.remove()
  expect(keys[0]).toBe(ONE)
  expect(new Set(keys).size).toBe(3)
})

it.each([
  ['truncated', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['empty', () => Buffer.alloc(0)],
  ['changed', (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('t', 'T'), 'latin1')],
])('creates an entry once, and again if it is %s', async (_, damage) => {
  expect(await textOf(ONE, 'content')).toBe('content')
  expect(await textOf(ONE, 'other')).toBe('content')
  await writeFile(fileOf(ONE), damage(await readFile(fileOf(ONE))))
  expect(await textOf(ONE, 'new')).toBe('new')
})

it('ignores an entry that was renamed to another key', async () => {
  await textOf(ONE, 'one')
  await textOf(OTHER, 'other')
  await rename(fileOf(ONE), fileOf(OTHER))
  expect(await textOf(OTHER, 'new')).toBe('new')
})

it('creates the bytes where nothing can be stored', async () => {
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  expect(await textIn(file, ONE, 'content')).toBe('content')
})

it('gives different inputs different keys', () => {
  expect(cacheKey('ab', 'c')).not.toBe(cacheKey('a', 'bc'))
  expect(cacheKey('a')).toBe(cacheKey(Buffer.from('a')))
})

const entry = () => path.join(folder, 'pages', ONE.slice(0, 2), ONE.slice(2))
const prunedText = (text: string) => textIn(path.join(folder, 'pages'), ONE, text)

/** Makes a file look as if it was last used so many days ago. */
async function age(file: string, days: number) {
  const then = new Date(Date.now() - days * DAY_IN_MS)
  await utimes(file, then, then)
}

it('deletes entries that were not used for a month, once a day', async () => {
  await prunedText('old')
  await age(entry(), MAX_AGE_IN_DAYS - 1)
  await pruneCache(folder)
  await age(entry(), MAX_AGE_IN_DAYS + 1)
  await pruneCache(folder)
  expect((await stat(entry())).isFile()).toBe(true)
  await pruneCache(folder, Date.now() + DAY_IN_MS + 1)
  expect(await prunedText('new')).toBe('new')
})

it('keeps entries that were used recently', async () => {
  await prunedText('old')
  await age(entry(), MAX_AGE_IN_DAYS + 1)
  await prunedText('new')
  await pruneCache(folder)
  expect(await prunedText('new')).toBe('old')
})

it('deletes temporary files of an interrupted build', async () => {
  await prunedText('old')
  const left = `${entry()}.some-run.tmp`
  await writeFile(left, 'half')
  await age(left, 2)
  await pruneCache(folder)
  expect(await readdir(path.dirname(left))).toEqual([path.basename(entry())])
})
