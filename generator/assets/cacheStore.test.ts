import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cacheStore, keyOf } from './cacheStore.ts'

let folder: string

beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'store-'))))
afterEach(() => rm(folder, { recursive: true }))

const ONE = keyOf('one')
const OTHER = keyOf('other')
const fileOf = (key: string) => path.join(folder, key.slice(0, 2), key.slice(2))
const text = async (key: string) => {
  const bytes = await cacheStore(folder).read(key)
  return bytes && Buffer.from(bytes).toString()
}

it('makes once what is asked for twice', async () => {
  const made: string[] = []
  const make = async () => {
    made.push('made')
    return Buffer.from('content')
  }
  for (const _ of [1, 2]) {
    expect(Buffer.from(await cacheStore(folder).get(ONE, make)).toString()).toBe('content')
  }
  expect(made).toHaveLength(1)
})

it('holds what is empty', async () => {
  await cacheStore(folder).keep(ONE, Buffer.alloc(0))
  expect(await text(ONE)).toBe('')
})

it.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['empty', () => Buffer.alloc(0)],
  ['longer', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x')])],
  ['changed', (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('t', 'T'), 'latin1')],
])('takes an entry that is %s for none', async (_, damage) => {
  await cacheStore(folder).keep(ONE, Buffer.from('content'))
  expect(await text(ONE)).toBe('content')
  await writeFile(fileOf(ONE), damage(await readFile(fileOf(ONE))))
  expect(await text(ONE)).toBeUndefined()
})

it('takes an entry under the name of another one for none', async () => {
  await cacheStore(folder).keep(ONE, Buffer.from('one'))
  await cacheStore(folder).keep(OTHER, Buffer.from('other'))
  await rename(fileOf(ONE), fileOf(OTHER))
  expect(await text(OTHER)).toBeUndefined()
})

it('leaves nothing beside its entries', async () => {
  await Promise.all([1, 2, 3].map(() => cacheStore(folder).keep(ONE, Buffer.from('content'))))
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  expect(files).toHaveLength(1)
})

it('tells apart what keys are made of', () => {
  expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'))
  expect(keyOf('a')).toBe(keyOf(Buffer.from('a')))
})
