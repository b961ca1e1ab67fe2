import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { replaceFolder } from './files.ts'

let root = ''
const at = (name: string) => path.join(root, name)

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'replace-folder-'))
  await mkdir(at('built/assets'), { recursive: true })
  await writeFile(at('built/assets/a.js'), 'new')
})
afterEach(() => rm(root, { recursive: true }))

it.each([
  ['a folder', () => mkdir(at('dist'))],
  ['no folder', async () => {}],
  ['a link to no folder', () => symlink(at('missing'), at('dist'))],
])('moves a folder to the path of %s', async (_, prepare) => {
  await prepare()
  await writeFile(at('dist/old.txt'), 'old').catch(() => {})
  await replaceFolder(at('built'), at('dist'))
  expect(await readdir(root)).toEqual(['dist'])
  expect(await readdir(at('dist'), { recursive: true })).toEqual(['assets', 'assets/a.js'])
})

it('replaces the content of a folder behind a symbolic link, and keeps the link', async () => {
  await mkdir(at('volume/old'), { recursive: true })
  await symlink(at('volume'), at('dist'))
  await replaceFolder(at('built'), at('dist'))
  expect((await lstat(at('dist'))).isSymbolicLink()).toBe(true)
  expect(await readdir(root)).toEqual(['dist', 'volume'])
  expect(await readdir(at('volume'))).toEqual(['assets'])
  expect(await readFile(at('volume/assets/a.js'), 'utf8')).toBe('new')
})
