import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { HEADER } from '../code/code.ts'
import { withLock } from '../processLock.ts'
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

it('creates the folder, and writes the texts unchanged', async () => {
  const expected = new Map([
    ['a.ts', 'a'],
    ['pages/b.json', '\uFEFF“Grüße” \u2028 \r\n 🚀'],
  ])
  expect((await writeTree(folder, expected)).missing).toEqual(['a.ts', 'pages/b.json'])
  expect(await readTree(folder)).toEqual(expected)
})

it.each([
  ['of an earlier process with the id of this one', String(process.pid)],
  ['that is empty after a power failure', ''],
])('writes although there is a lock %s', async (_, content) => {
  await put('.writing', content)
  expect((await writeTree(folder, new Map([['a.ts', 'a']]))).missing).toEqual(['a.ts'])
  expect(await readdir(folder)).toEqual(['a.ts'])
})

it('keeps the modification time of an unchanged file, and updates that of a changed file', async () => {
  await put('same.ts', 'same')
  await put('other.ts', 'old')
  const expected = new Map([
    ['same.ts', 'same'],
    ['other.ts', 'new'],
  ])
  expect((await writeTree(folder, expected)).changed).toEqual(['other.ts'])
  expect(await age('same.ts')).toEqual(LONG_AGO)
  expect(await age('other.ts')).not.toEqual(LONG_AGO)
})

it('removes a generated module that is no longer generated, and keeps and reports other files', async () => {
  await put('pages/old.gen.tsx', `${HEADER}\nexport {}\n`)
  await put('notes.md', 'Mine.')
  const { extra, foreign } = await writeTree(folder, new Map())
  expect(extra.toSorted()).toEqual(['notes.md', 'pages/old.gen.tsx'])
  expect(foreign).toEqual(['notes.md'])
  expect([...(await readTree(folder)).keys()]).toEqual(['notes.md'])
})

it('replaces a file instead of overwriting it, so that open readers still read the old text', async () => {
  await put('a.ts', 'old')
  const before = await stat(path.join(folder, 'a.ts'))
  await writeTree(folder, new Map([['a.ts', 'new']]))
  expect((await stat(path.join(folder, 'a.ts'))).ino).not.toBe(before.ino)
  expect(await readdir(folder)).toEqual(['a.ts'])
})

it('leaves no incomplete or temporary file if a file cannot be replaced', async () => {
  await put('a.ts/in-the-way', 'a folder')
  await expect(writeTree(folder, new Map([['a.ts', 'new']]))).rejects.toThrow('EISDIR')
  expect([...(await readTree(folder)).keys()]).toEqual(['a.ts/in-the-way'])
})

it('changes no file if the disk is full', async () => {
  await put('a.ts', 'old')
  await put('b.ts', 'old')
  // A limit of the file size fails as a full disk does: the second file is larger.
  const script = `
    const { writeTree } = await import(${JSON.stringify(path.join(import.meta.dirname, 'write.ts'))})
    const expected = new Map([['a.ts', 'new'], ['b.ts', 'new'.repeat(10_000)]])
    await writeTree(process.argv[1], expected).catch(({ message }) => process.stdout.write(message))`
  const node = [process.execPath, '--import', 'tsx/esm', '--input-type=module', '-e', script]
  const limited = ['-c', 'ulimit -f 8; exec "$@"', 'sh', ...node, folder]
  const { stdout } = spawnSync('sh', limited, { encoding: 'utf8' })
  expect(stdout).toBe('generated/ cannot be written: the disk is full. Nothing was changed.')
  expect([...(await readTree(folder)).values()]).toEqual(['old', 'old'])
})

it('removes the temporary files and the process lock of a killed run', async () => {
  await put('a.ts', 'old')
  const killed = spawnSync(process.execPath, ['-e', '']).pid
  await put('.writing', String(killed))
  await put(`.writing.${killed}.a-b`, String(killed))
  await put(`pages/b.ts.${killed}.tmp`, 'half a fi')
  await writeTree(folder, new Map([['a.ts', 'new']]))
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(['a.ts', 'pages'])
})

it('writes one after the other if it is called several times at once', async () => {
  const texts = ['a', 'b', 'c', 'd']
  const results = await Promise.all(
    texts.map((text) => writeTree(folder, new Map([['a.ts', text]]))),
  )
  expect(results).toHaveLength(texts.length)
  expect(texts).toContain(await readFile(path.join(folder, 'a.ts'), 'utf8'))
  expect(await readdir(folder)).toEqual(['a.ts'])
})

it('a lock is held by one call at a time, also in one process', async () => {
  await mkdir(folder)
  const running: number[] = []
  let now = 0
  const work = async () => {
    now += 1
    running.push(now)
    // Long enough for the other calls to look at the lock.
    for (const _ of Array(50)) await readdir(folder)
    now -= 1
  }
  await Promise.all(Array.from({ length: 8 }, () => withLock(path.join(folder, '.lock'), work)))
  expect(running).toEqual(Array(8).fill(1))
})
