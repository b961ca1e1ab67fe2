import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { projectAt } from '../../../generator/manifest/project.ts'
import { createSite } from '../../../generator/newSite/createSite.ts'
import { git } from '../../../generator/project/git.ts'
import { updateSite, type FinishUpdate } from '../../../generator/newSite/updateSite.ts'

let folder: string
let project: string
let site: string
const finish = vi.fn<FinishUpdate>(() => Promise.resolve())

const LOCKFILE = JSON.stringify({ name: 'code', version: '1.0.0', packages: { '': {} } })

beforeEach(async () => {
  finish.mockClear()
  folder = await mkdtemp(path.join(tmpdir(), 'update-'))
  project = path.join(folder, 'project')
  await mkdir(project)
  git(project, ['init', '--quiet', '--initial-branch=main'])
  await write(project, {
    'package.json':
      '{"name":"code","version":"9.0.0","repository":"github:code/code","scripts":{}}',
    'package-lock.json': LOCKFILE,
    'site.manifest.ts': 'the manifest of the project',
    'src/images/a.svg': 'an image of the project',
    'src/a.ts': 'first\n\n\n\n\nlast\n',
    'src/b.ts': 'b',
    '.gitignore': '.build/',
  })
  const original = path.join(folder, 'original')
  await createSite(projectAt(project), original, ({ root }) =>
    write(root, { 'generated/a.ts': '' }),
  )
  await write(original, {
    'site.manifest.ts': 'the manifest of the site',
    'src/images/a.svg': 'an image of the site',
    'src/sections/own/schema.ts': 'a section of the site',
  })
  // A clone has no remote "upstream" and, here, no earlier commits.
  site = path.join(folder, 'site')
  git(folder, ['clone', '--quiet', '--depth=1', `file://${original}`, site])
})

afterEach(() => rm(folder, { recursive: true, force: true }))

describe('createSite', () => {
  it('leaves out the repository of the code', async () => {
    expect(JSON.parse(await read('package.json'))).not.toHaveProperty('repository')
  })

  it('gets updates from the origin of a clone, or from the clone if only it has the commit', async () => {
    const clone = path.join(folder, 'clone')
    git(folder, ['clone', '--quiet', project, clone])
    const create = (name: string) =>
      createSite(projectAt(clone), path.join(folder, name), () => Promise.resolve())
    expect(await create('published')).toBe(project)
    await write(clone, { 'src/a.ts': 'not pushed' })
    expect(await create('local')).toBe(clone)
  })
})

describe('updateSite', () => {
  it('changes nothing if the code is the same', async () => {
    expect(await updateSite(site, finish)).toBeUndefined()
    expect(git(site, ['status', '--porcelain'])).toBe('')
    expect(finish).not.toHaveBeenCalled()
  })

  it('adds, changes and removes code, and keeps the files of the site', async () => {
    await rm(path.join(site, 'src/images/home.avif'))
    await write(site, { 'package.json': (await read('package.json')).replace('1.0.0', '1.2.0') })
    await rm(path.join(project, 'src/b.ts'))
    await write(project, {
      'src/a.ts': 'first, improved\n\n\n\n\nlast\n',
      'src/c.ts': 'c',
      'package.json': '{"name":"code","version":"9.1.0","scripts":{"dev":"vite"}}',
      'site.manifest.ts': 'the manifest of the project, with a new page',
      'src/images/a.svg': 'a new version',
      'src/images/home.avif': 'a new version',
      'src/images/b.svg': 'a new image',
    })
    const commit = git(project, ['rev-parse', 'HEAD']).trim()
    expect(await updateSite(site, finish)).toBe(commit)
    expect(finish).toHaveBeenCalledWith(site)
    expect(git(site, ['status', '--porcelain']).split('\n').toSorted()).toEqual([
      '',
      'A  src/c.ts',
      'D  src/b.ts',
      'M  package-lock.json',
      'M  package.json',
      'M  src/a.ts',
    ])
    expect(JSON.parse(await read('package.json'))).toMatchObject({
      name: 'original',
      version: '1.2.0',
      scripts: { dev: 'vite' },
      upstream: { repository: project, commit },
    })
    expect(JSON.parse(await read('package-lock.json'))).toMatchObject({ version: '1.2.0' })
    commitAll(site)
    expect(await updateSite(site, finish)).toBeUndefined()
  })

  it('keeps changes of the site in other lines of the code', async () => {
    await write(site, { 'src/a.ts': 'first\n\n\n\n\nlast, for this site\n' })
    await write(project, { 'src/a.ts': 'first, improved\n\n\n\n\nlast\n' })
    await updateSite(site, finish)
    expect(await read('src/a.ts')).toBe('first, improved\n\n\n\n\nlast, for this site\n')
    expect(await read('src/sections/own/schema.ts')).toBe('a section of the site')
  })

  it('shows conflicts as git does, and applies the other changes', async () => {
    await write(site, { 'src/a.ts': 'first, for this site\n' })
    await write(project, { 'src/a.ts': 'first, improved\n', 'src/b.ts': 'b, improved' })
    await expect(updateSite(site, finish)).rejects.toThrow(/src\/a\.ts\nAll other changes/)
    expect(finish).not.toHaveBeenCalled()
    expect(await read('src/a.ts')).toContain('<<<<<<<')
    expect(await read('src/b.ts')).toBe('b, improved')
  })

  it('refuses a site with uncommitted changes, without an upstream, or with unknown code', async () => {
    await writeFile(path.join(site, 'src/a.ts'), 'not committed')
    await expect(updateSite(site, finish)).rejects.toThrow('has uncommitted changes')
    expect(await read('src/a.ts')).toBe('not committed')
    await expect(updateSite(project, finish)).rejects.toThrow('package.json has no "upstream"')
    const { upstream, ...own } = JSON.parse(await read('package.json'))
    const unknown = { ...upstream, commit: '0'.repeat(40) }
    await write(site, { 'package.json': JSON.stringify({ ...own, upstream: unknown }) })
    await expect(updateSite(site, finish)).rejects.toThrow('does not contain')
  })
})

const read = (file: string) => readFile(path.join(site, file), 'utf8')

/** Writes files. If the folder is a repository, commits them. */
async function write(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  const top = git(root, ['rev-parse', '--show-toplevel'])
  if (top.trim() === root) commitAll(root)
}

function commitAll(root: string): void {
  git(root, ['add', '--all'])
  git(root, ['-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '-m', 'a'])
}
