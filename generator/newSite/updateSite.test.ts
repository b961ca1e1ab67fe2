import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codeFiles } from './codeFiles.ts'
import { CODE_RECORD, codeRecordFile, codeRecordOf } from './codeRecord.ts'
import { writeContents } from './contents.ts'
import { updateSite } from './updateSite.ts'

let folder: string
let project: string
let site: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'update-'))
  project = path.join(folder, 'project')
  site = path.join(folder, 'site')
  await write(project, {
    'package.json': '{"name":"code","scripts":{}}',
    'site.manifest.ts': 'the manifest of the project',
    'src/a.ts': 'a',
    'src/b.ts': 'b',
  })
  commit(project)
  const code = await codeFiles(project, { name: 'site' })
  await writeContents(site, code)
  await writeContents(site, new Map([[CODE_RECORD, codeRecordFile(codeRecordOf(code))]]))
  await write(site, { 'site.manifest.ts': 'the manifest of the site' })
  commit(site)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

describe('updateSite', () => {
  it('changes nothing if the code is the same', async () => {
    expect(await updateSite(project, site, false)).toEqual({
      added: [],
      changed: [],
      removed: [],
      conflicts: [],
    })
    expect(git(site, 'status', '--porcelain')).toBe('')
  })

  it('adds, replaces and removes code, and keeps the files of the site', async () => {
    await write(project, {
      'src/a.ts': 'a, improved',
      'src/c.ts': 'c',
      'package.json': '{"name":"code","scripts":{"dev":"vite"}}',
    })
    await rm(path.join(project, 'src/b.ts'))
    commit(project)
    expect(await updateSite(project, site, false)).toEqual({
      added: ['src/c.ts'],
      changed: ['package.json', 'src/a.ts'],
      removed: ['src/b.ts'],
      conflicts: [],
    })
    expect(await read('src/a.ts')).toBe('a, improved')
    expect(await read('site.manifest.ts')).toBe('the manifest of the site')
    expect(JSON.parse(await read('package.json'))).toEqual({
      name: 'site',
      scripts: { dev: 'vite' },
    })
    await expect(read('src/b.ts')).rejects.toThrow('ENOENT')
    commit(site)
    expect((await updateSite(project, site, false)).changed).toEqual([])
  })

  it('overwrites code that the site has changed only with the option', async () => {
    await write(site, { 'src/a.ts': 'a, for this site' })
    commit(site)
    await write(project, { 'src/a.ts': 'a, improved', 'src/b.ts': 'b, improved' })
    commit(project)
    await expect(updateSite(project, site, false)).rejects.toThrow(
      /src\/a\.ts\nNothing was changed/,
    )
    expect(await read('src/b.ts')).toBe('b')
    expect((await updateSite(project, site, true)).conflicts).toEqual(['src/a.ts'])
    expect(await read('src/a.ts')).toBe('a, improved')
  })

  it('refuses a site with uncommitted changes', async () => {
    await write(site, { 'src/a.ts': 'not committed' })
    await expect(updateSite(project, site, true)).rejects.toThrow('has uncommitted changes')
    expect(await read('src/a.ts')).toBe('not committed')
  })

  it('refuses a folder that is no site, and one with a damaged record', async () => {
    await expect(updateSite(project, folder, false)).rejects.toThrow(`has no ${CODE_RECORD}`)
    await write(site, { [CODE_RECORD]: '{' })
    await expect(updateSite(project, site, false)).rejects.toThrow('is damaged')
  })
})

const read = (file: string) => readFile(path.join(site, file), 'utf8')

const write = (root: string, files: Readonly<Record<string, string>>) =>
  writeContents(
    root,
    new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)])),
  )

function commit(root: string) {
  git(root, 'init', '--quiet')
  git(root, 'add', '--all')
  git(root, '-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'a')
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
