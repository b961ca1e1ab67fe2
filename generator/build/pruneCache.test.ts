import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cacheStore, DAY, keyOf } from '../assets/cacheStore.ts'
import { KEPT_FOR, pruneCache } from './pruneCache.ts'

let folder: string

beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'prune-'))))
afterEach(() => rm(folder, { recursive: true }))

const key = keyOf('one')
const store = () => cacheStore(path.join(folder, 'pages'))
const entry = () => path.join(folder, 'pages', key.slice(0, 2), key.slice(2))

/** Lets a file lie for so many days. */
async function age(file: string, days: number) {
  const then = new Date(Date.now() - days * DAY)
  await utimes(file, then, then)
}

it('removes what nobody has asked for in a month', async () => {
  await store().keep(key, Buffer.from('content'))
  await age(entry(), KEPT_FOR - 1)
  await pruneCache(folder)
  expect((await stat(entry())).isFile()).toBe(true)
  await age(entry(), KEPT_FOR + 1)
  await pruneCache(folder, Date.now() + DAY + 1)
  expect(await store().read(key)).toBeUndefined()
})

it('keeps what somebody has asked for, however old it is', async () => {
  await store().keep(key, Buffer.from('content'))
  await age(entry(), KEPT_FOR + 1)
  expect(await store().read(key)).toBeDefined()
  await pruneCache(folder)
  expect(await store().read(key)).toBeDefined()
})

it('clears away what a run that was broken off has left', async () => {
  await store().keep(key, Buffer.from('content'))
  const left = `${entry()}.some-run.tmp`
  await writeFile(left, 'half')
  await age(left, 2)
  await pruneCache(folder)
  const files = await readdir(path.dirname(left))
  expect(files).toEqual([path.basename(entry())])
})

it('looks once a day', async () => {
  await pruneCache(folder)
  await store().keep(key, Buffer.from('content'))
  await age(entry(), KEPT_FOR + 1)
  await pruneCache(folder)
  expect(await store().read(key)).toBeDefined()
})

it('makes the folder where there is none', async () => {
  const none = path.join(folder, 'none')
  await pruneCache(none)
  expect((await stat(none)).isDirectory()).toBe(true)
})
