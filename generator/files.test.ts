import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
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
