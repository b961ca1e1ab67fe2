import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateProject } from '../build/generateProject.ts'
import { importByNode } from '../manifest/load.ts'
import { projectAt, type Project } from '../manifest/project.ts'
import { createSite } from './createSite.ts'
import { startRepository, trackedFiles } from './repository.ts'
import { isSiteFile } from './siteFiles.ts'
import { STARTER } from './starterFiles.ts'

const project = projectAt()
let parent: string
let folder: string
let count: number
let generated: Project | undefined

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'new-'))
  folder = path.join(parent, 'My Site')
  count = await createSite(project, folder, (draft) => Promise.resolve((generated = draft)))
})

afterAll(() => rm(parent, { recursive: true, force: true }))

describe('createSite', () => {
  it('generates the site and removes its draft', async () => {
    expect(generated?.manifest).toContain(path.join(project.root, '.build'))
    await expect(readdir(generated?.root ?? '')).rejects.toThrow('ENOENT')
  })

  it('creates a folder that others can read', async () => {
    const { mode } = await stat(folder)
    expect(mode & 0o055).not.toBe(0)
  })

  it('names the package after the folder', async () => {
    const { name } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
    expect(name).toBe('my-site')
  })

  it('keeps the license of the code, and states that the content has another owner', async () => {
    const read = (file: string) => readFile(path.join(folder, file), 'utf8')
    expect(await read('LICENSE')).toBe(await readFile(path.join(project.root, 'LICENSE'), 'utf8'))
    const { license } = JSON.parse(await read('package.json'))
    const { packages } = JSON.parse(await read('package-lock.json'))
    expect([license, packages[''].license]).toEqual(Array(2).fill('SEE LICENSE IN README.md'))
    expect(await read('README.md')).toMatch(/^## License$[^#]*\[LICENSE\]\(LICENSE\)/m)
  })

  it('copies no file of this site', async () => {
    const files = await readdir(folder, { recursive: true })
    const images = await readdir(path.join(STARTER, 'images'))
    const expected = new Set([
      'README.md',
      'site.manifest.ts',
      ...images.map((name) => `src/images/${name}`),
    ])
    expect(new Set(files.filter(isSiteFile))).toEqual(expected)
  })

  it('puts every file under version control, except in the repository of another project', async () => {
    expect(await trackedFiles(folder)).toHaveLength(count)
    const inside = path.join(folder, 'inside')
    await mkdir(inside)
    await startRepository(inside)
    expect(await readdir(inside)).toEqual([])
    await rm(inside, { recursive: true })
  })

  it('refuses a folder that is not empty, and one inside the project', async () => {
    await writeFile(path.join(parent, 'a.txt'), '')
    const create = (target: string) => createSite(project, target, () => Promise.resolve())
    await expect(create(parent)).rejects.toThrow('is not empty')
    await expect(create(path.join(project.root, 'site'))).rejects.toThrow('inside this project')
  })
})

it('the starter manifest has no errors and no warnings', async () => {
  const { diagnostics } = await generateProject(
    {
      ...projectAt(project.root),
      manifest: path.join(STARTER, 'site.manifest.ts'),
      images: path.join(STARTER, 'images'),
    },
    importByNode,
  )
  expect(diagnostics).toEqual([])
})
