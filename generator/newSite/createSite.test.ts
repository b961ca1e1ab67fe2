import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { generateProject } from '../project/generateProject.ts'
import { languagePacks } from '../../src/site/texts.ts'
import { importByNode } from '../manifest/load.ts'
import { projectAt } from '../projectPaths.ts'
import { createSite, packageNameOf, SITE_FILES, STARTER, writeStarter } from './createSite.ts'
import { git } from '../project/git.ts'

const project = projectAt()
let parent: string
let folder: string

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'new-'))
  folder = path.join(parent, 'My Site')
  // As a generated manifest, which imports packages.
  const load = ({ manifest }: typeof project) => importByNode(manifest)
  await createSite(project, folder, load, 'it')
})

afterAll(() => rm(parent, { recursive: true, force: true }))

describe('createSite', () => {
  it('keeps the license of the code, and states that the content has another owner', async () => {
    const read = (file: string) => readFile(path.join(folder, file), 'utf8')
    expect(await read('LICENSE')).toBe(await readFile(path.join(project.root, 'LICENSE'), 'utf8'))
    const own = { name: 'my-site', license: 'SEE LICENSE IN README.md' }
    expect(JSON.parse(await read('package.json'))).toMatchObject(own)
    const lock = JSON.parse(await read('package-lock.json'))
    expect(lock).toMatchObject({ name: own.name, packages: { '': own } })
    expect(await read('README.md')).toMatch(/^## License$[^#]*\[LICENSE\]\(LICENSE\)/m)
  })

  it('replaces the files of this site, in one commit after those of the code', async () => {
    const images = await readdir(path.join(STARTER, 'images'))
    const expected = [
      'README.md',
      'site.manifest.ts',
      ...images.map((name) => `src/images/${name}`),
    ]
    const files = (await git(folder, ['ls-files', '--', SITE_FILES])).trim().split('\n')
    expect(files.toSorted()).toEqual(expected.toSorted())
    expect(await git(folder, ['status', '--porcelain', '--ignored'])).toBe('')
    expect(await git(folder, ['log', '--format=%s', '-1'])).toBe('New site\n')
    const code = await git(project.root, ['rev-parse', 'HEAD'])
    expect(await git(folder, ['rev-parse', 'HEAD^'])).toBe(code)
  })

  it('writes the manifest of the language, in English if the language has no texts', async () => {
    const manifest = await readFile(path.join(folder, 'site.manifest.ts'), 'utf8')
    expect(manifest).toMatch(/^import \{ defineSite[^]*defineSite\(\{\n  language: 'it',\n\n/)
    expect(manifest).toContain("sample('Your Company')")
  })

  it.each(['german', 'xx-XX', 'de_DE'])('refuses the language %s', async (language) => {
    const target = path.join(parent, language)
    const created = createSite(project, target, () => Promise.resolve(), language)
    await expect(created).rejects.toThrow(`"${language}" is not a language: write a`)
    await expect(stat(target)).rejects.toThrow('ENOENT')
  })

  it('refuses a folder that is not empty, and one inside the project', async () => {
    await writeFile(path.join(parent, 'a.txt'), '')
    const create = (target: string) => createSite(project, target, () => Promise.resolve())
    await expect(create(parent)).rejects.toThrow('is not empty')
    await expect(create(path.join(project.root, 'site'))).rejects.toThrow('inside this project')
  })
})

test.each([
  ['my-site', 'my-site'],
  ['My Site 2', 'my-site-2'],
  ['.hidden', 'hidden'],
  ['Ärzte', 'rzte'],
  ['---', 'site'],
])('the folder %j has the package name %j', (name, expected) => {
  expect(packageNameOf(name)).toBe(expected)
})

/** The errors and warnings of the manifest in a folder, with the images of a new site. */
const diagnosticsIn = async (folder: string) => {
  const manifest = path.join(folder, 'site.manifest.ts')
  const site = { ...project, manifest, images: path.join(STARTER, 'images') }
  return (await generateProject(site, importByNode)).diagnostics
}

it('a site in the French of Canada has an address of Canada', async () => {
  const site = await mkdtemp(path.join(parent, 'starter-'))
  await writeStarter(site, 'site', 'fr-CA')
  const manifest = await readFile(path.join(site, 'site.manifest.ts'), 'utf8')
  expect(manifest).toMatch(/country: sample\('CA'\),\s+postalCode: sample\('H2X 1Y4'\)/)
})

it('the starter manifest has no errors and no warnings', async () => {
  expect(await diagnosticsIn(STARTER)).toEqual([])
})

it.each([...languagePacks].map(([tag, pack]) => [`${tag}-CH`, pack]))(
  'the manifest in the language %s has the texts of components and no errors, and all placeholders are marked',
  async (language, pack) => {
    const starter = await readFile(path.join(STARTER, 'site.manifest.ts'), 'utf8')
    const site = await mkdtemp(path.join(parent, 'starter-'))
    await writeStarter(site, 'site', language)
    const file = path.join(site, 'site.manifest.ts')
    const manifest = await readFile(file, 'utf8')
    // The code of the site is not in the folder.
    await writeFile(file, manifest.replaceAll("'./src/", `'${project.root}/src/`))
    expect(await diagnosticsIn(site)).toEqual([])
    expect(manifest).toContain(`import { ${pack} } from './src/languages/${pack}.ts'\n`)
    expect(manifest).toContain(`defineSite({\n  language: '${language}',\n  texts: ${pack},\n`)
    const marks = (text: string) => text.match(/sample\(/g)?.length
    expect(marks(manifest)).toBe(marks(starter))
  },
)
