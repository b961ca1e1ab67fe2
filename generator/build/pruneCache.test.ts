import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cacheStore, DAY_IN_MS, cacheKey } from '../assets/cacheStore.ts'
import { MAX_AGE_IN_DAYS, pruneCache } from './pruneCache.ts'

let folder: string

beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'prune-'))))
afterEach(() => rm(folder, { recursive: true }))

const key = cacheKey('one')
const store = () => cacheStore(path.join(folder, 'pages'))
const entry = () => path.join(folder, 'pages', key.slice(0, 2), key.slice(2))

/** Makes a file look as if it was last used so many days ago. */
async function age(file: string, days: number) {
  const then = new Date(Date.now() - days * DAY_IN_MS)
  await utimes(file, then, then)
}

it('deletes entries that were not used for a month', async () => {
  await store().set(key, Buffer.from('content'))
  await age(entry(), MAX_AGE_IN_DAYS - 1)
  await pruneCache(folder)
  expect((await stat(entry())).isFile()).toBe(true)
  await age(entry(), MAX_AGE_IN_DAYS + 1)
  await pruneCache(folder, Date.now() + DAY_IN_MS + 1)
  expect(await store().get(key)).toBeUndefined()
})

it('keeps entries that were used recently', async () => {
  await store().set(key, Buffer.from('content'))
  await age(entry(), MAX_AGE_IN_DAYS + 1)
  expect(await store().get(key)).toBeDefined()
  await pruneCache(folder)
  expect(await store().get(key)).toBeDefined()
})

it('deletes temporary files of an interrupted build', async () => {
  await store().set(key, Buffer.from('content'))
  const left = `${entry()}.some-run.tmp`
  await writeFile(left, 'half')
  await age(left, 2)
  await pruneCache(folder)
  const files = await readdir(path.dirname(left))
  expect(files).toEqual([path.basename(entry())])
})

it('runs once a day', async () => {
  await pruneCache(folder)
  await store().set(key, Buffer.from('content'))
  await age(entry(), MAX_AGE_IN_DAYS + 1)
  await pruneCache(folder)
  expect(await store().get(key)).toBeDefined()
})

it('creates a missing folder', async () => {
  const none = path.join(folder, 'none')
  await pruneCache(none)
  expect((await stat(none)).isDirectory()).toBe(true)
})
