import { mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyProject } from '../../tests/support/projectCopy.ts'
import { cacheKey, cacheStore, DAY_IN_MS, MAX_AGE_IN_DAYS, pruneCache } from './cacheStore.ts'

let folder: string

beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'store-'))))
afterEach(() => rm(folder, { recursive: true }))

const ONE = cacheKey('one')
const OTHER = cacheKey('other')
const fileOf = (key: string) => path.join(folder, key.slice(0, 2), key.slice(2))
const text = async (key: string) => {
  const bytes = await cacheStore(folder).get(key)
  return bytes && Buffer.from(bytes).toString()
}

it('makes other keys after a change of the code that creates the content, or of the packages', async () => {
  const copy = await copyProject()
  const keyAfter = async (edit: string): Promise<unknown> => {
    const module = await import(`${copy.root}/generator/assets/cacheStore.ts?${edit}`)
    return module.cacheKey('one')
  }
  const keys = [await keyAfter('nothing')]
  await copy.edit('generator/assets/shareImage.ts', 'height: 630', 'height: 600')
  keys.push(await keyAfter('size'))
  await copy.edit('package-lock.json', 'node_modules/sharp', 'node_modules/other')
  keys.push(await keyAfter('packages'))
  await copy.remove()
  expect(keys[0]).toBe(ONE)
  expect(new Set(keys).size).toBe(3)
})

it('creates an entry once', async () => {
  const made: string[] = []
  const make = async () => {
    made.push('made')
    return Buffer.from('content')
  }
  for (const _ of [1, 2]) {
    expect(Buffer.from(await cacheStore(folder).getOrCreate(ONE, make)).toString()).toBe('content')
  }
  expect(made).toHaveLength(1)
})

it('stores empty bytes', async () => {
  await cacheStore(folder).set(ONE, Buffer.alloc(0))
  expect(await text(ONE)).toBe('')
})

it.each([
  ['truncated', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['empty', () => Buffer.alloc(0)],
  ['longer', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x')])],
  ['changed', (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('t', 'T'), 'latin1')],
])('ignores an entry that is %s', async (_, damage) => {
  await cacheStore(folder).set(ONE, Buffer.from('content'))
  expect(await text(ONE)).toBe('content')
  await writeFile(fileOf(ONE), damage(await readFile(fileOf(ONE))))
  expect(await text(ONE)).toBeUndefined()
})

it('ignores an entry that was renamed to another key', async () => {
  await cacheStore(folder).set(ONE, Buffer.from('one'))
  await cacheStore(folder).set(OTHER, Buffer.from('other'))
  await rename(fileOf(ONE), fileOf(OTHER))
  expect(await text(OTHER)).toBeUndefined()
})

it('leaves no temporary files', async () => {
  await Promise.all([1, 2, 3].map(() => cacheStore(folder).set(ONE, Buffer.from('content'))))
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  expect(files).toHaveLength(1)
})

it('creates the bytes where nothing can be stored', async () => {
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  const bytes = await cacheStore(file).getOrCreate(ONE, async () => Buffer.from('content'))
  expect(Buffer.from(bytes).toString()).toBe('content')
})

it('gives different inputs different keys', () => {
  expect(cacheKey('ab', 'c')).not.toBe(cacheKey('a', 'bc'))
  expect(cacheKey('a')).toBe(cacheKey(Buffer.from('a')))
})

const prunedStore = () => cacheStore(path.join(folder, 'pages'))
const entry = () => path.join(folder, 'pages', ONE.slice(0, 2), ONE.slice(2))

/** Makes a file look as if it was last used so many days ago. */
async function age(file: string, days: number) {
  const then = new Date(Date.now() - days * DAY_IN_MS)
  await utimes(file, then, then)
}

it('deletes entries that were not used for a month', async () => {
  await prunedStore().set(ONE, Buffer.from('content'))
  await age(entry(), MAX_AGE_IN_DAYS - 1)
  await pruneCache(folder)
  expect((await stat(entry())).isFile()).toBe(true)
  await age(entry(), MAX_AGE_IN_DAYS + 1)
  await pruneCache(folder, Date.now() + DAY_IN_MS + 1)
  expect(await prunedStore().get(ONE)).toBeUndefined()
})

it('keeps entries that were used recently', async () => {
  await prunedStore().set(ONE, Buffer.from('content'))
  await age(entry(), MAX_AGE_IN_DAYS + 1)
  expect(await prunedStore().get(ONE)).toBeDefined()
  await pruneCache(folder)
  expect(await prunedStore().get(ONE)).toBeDefined()
})

it('deletes temporary files of an interrupted build', async () => {
  await prunedStore().set(ONE, Buffer.from('content'))
  const left = `${entry()}.some-run.tmp`
  await writeFile(left, 'half')
  await age(left, 2)
  await pruneCache(folder)
  const files = await readdir(path.dirname(left))
  expect(files).toEqual([path.basename(entry())])
})

it('runs once a day', async () => {
  await pruneCache(folder)
  await prunedStore().set(ONE, Buffer.from('content'))
  await age(entry(), MAX_AGE_IN_DAYS + 1)
  await pruneCache(folder)
  expect(await prunedStore().get(ONE)).toBeDefined()
})

it('creates a missing folder', async () => {
  const none = path.join(folder, 'none')
  await pruneCache(none)
  expect((await stat(none)).isDirectory()).toBe(true)
})
