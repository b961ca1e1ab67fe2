import { mkdtemp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { HEADER } from './header.ts'
import { readTree, writeTree } from './write.ts'

const LONG_AGO = new Date('2020-01-01T00:00:00Z')

let folder: string

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'write-tree-')), 'generated')
})

afterEach(() => rm(path.dirname(folder), { recursive: true }))

async function put(name: string, text: string) {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
  await utimes(file, LONG_AGO, LONG_AGO)
}

const age = async (name: string) => (await stat(path.join(folder, name))).mtime

it('writes into a folder that is not there yet', async () => {
  const wanted = new Map([
    ['a.ts', 'a'],
    ['pages/b.tsx', 'b'],
  ])
  expect((await writeTree(folder, wanted)).missing).toEqual(['a.ts', 'pages/b.tsx'])
  expect(await readTree(folder)).toEqual(wanted)
})

it('leaves the time of an unchanged file, and renews that of a changed one', async () => {
  await put('same.ts', 'same')
  await put('other.ts', 'old')
  const wanted = new Map([
    ['same.ts', 'same'],
    ['other.ts', 'new'],
  ])
  expect((await writeTree(folder, wanted)).changed).toEqual(['other.ts'])
  expect(await age('same.ts')).toEqual(LONG_AGO)
  expect(await age('other.ts')).not.toEqual(LONG_AGO)
})

it('removes a module of its own that nothing generates, and leaves and names what others put there', async () => {
  await put('pages/old.gen.tsx', `${HEADER}\nexport {}\n`)
  await put('notes.md', 'Mine.')
  const { extra, foreign } = await writeTree(folder, new Map())
  expect(extra.toSorted()).toEqual(['notes.md', 'pages/old.gen.tsx'])
  expect(foreign).toEqual(['notes.md'])
  expect([...(await readTree(folder)).keys()]).toEqual(['notes.md'])
})

it('puts the new file in the place of the old one, which whoever has it open still reads whole', async () => {
  await put('a.ts', 'old')
  const before = await stat(path.join(folder, 'a.ts'))
  await writeTree(folder, new Map([['a.ts', 'new']]))
  expect((await stat(path.join(folder, 'a.ts'))).ino).not.toBe(before.ino)
  expect(await readdir(folder)).toEqual(['a.ts'])
})

it('leaves neither half a file nor a temporary one where a file cannot be put in place', async () => {
  await put('a.ts/in-the-way', 'a folder')
  await expect(writeTree(folder, new Map([['a.ts', 'new']]))).rejects.toThrow('EISDIR')
  expect([...(await readTree(folder)).keys()]).toEqual(['a.ts/in-the-way'])
})

it.each(['../outside.ts', 'pages/../../outside.ts', '/outside.ts'])(
  'refuses to write %s, and everything with it',
  async (name) => {
    const wanted = new Map([
      ['a.ts', 'a'],
      [name, 'out'],
    ])
    await expect(writeTree(folder, wanted)).rejects.toThrow('would be written outside')
    expect(await readTree(path.dirname(folder))).toEqual(new Map())
  },
)

it('writes text as it is', async () => {
  const text = '\uFEFF“Grüße” \u2028 \r\n 🚀'
  await writeTree(folder, new Map([['a.json', text]]))
  expect(await readFile(path.join(folder, 'a.json'), 'utf8')).toBe(text)
})
