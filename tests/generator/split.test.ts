import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { importByNode } from '../../generator/manifest/load.ts'
import { changePages } from '../../generator/cli/edit.ts'
import { readManifest } from '../../generator/project/readManifest.ts'
import { editManifest } from '../../generator/project/editProject.ts'
import { editedTexts } from '../../generator/project/editProject.ts'
import { generateProject } from '../../generator/project/generateProject.ts'
import { launchProblems } from '../../generator/inspect/launch.ts'
import { addPage } from '../../generator/edits/addPage.ts'
import { planMoves, renamePages } from '../../generator/edits/rename.ts'
import { manifestOf } from '../../generator/manifest/testing/manifestOf.ts'
import { manifestLocation } from '../../generator/server/development/openInEditor.ts'
import { readTree } from '../../generator/emit/write.ts'
import { generateFixture, here } from './project.ts'
import { PATHS, CONTACT, splitProject, textsOf, VISIT } from './splitProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const silent = () => {}

it('generates the same files from a manifest that is split as from one file', async () => {
  const { files, diagnostics } = await generateProject(await splitProject(), importByNode)
  expect(diagnostics).toEqual([])
  expect([...(files ?? [])]).toEqual([...((await generateFixture('minimal')).files ?? [])])
})

it('renames a page in all files: its key, its references and a shared constant', async () => {
  const project = await splitProject()
  const before = await textsOf(project)
  await changePages(project, silent, {
    kind: 'renamePage',
    path: '/contact-us',
    to: '/write',
    children: true,
    redirect: true,
  })
  const after = await textsOf(project)
  expect(after[PATHS]).toBe("export const CONTACT_PAGE = '/write'\n")
  expect(after[CONTACT]).toContain("'/write': {")
  expect(after[CONTACT]).toContain("'/write/write': { alias: '/write' }")
  expect(after[VISIT]).toBe(before[VISIT])
  expect(after['site.manifest.ts']).toContain("{ from: '/old/contact', to: '/write' },")
  expect(after['site.manifest.ts']).toContain('thanks: CONTACT,')
  expect([...(await readTree(project.generated)).keys()]).toContain('pages/write.gen.tsx')
  expect((await readdir(project.root)).toSorted()).toEqual([
    '.cache',
    'content',
    'generated',
    'site.manifest.ts',
  ])
  expect((await readdir(path.join(project.root, 'content'))).toSorted()).toEqual([
    'contact.ts',
    'paths.ts',
    'sections',
  ])
})

it('changes nothing if one of the files has changed in the meantime', async () => {
  const project = await splitProject()
  const { site, source } = await readManifest(project)
  const move = { path: '/contact-us', to: '/write', children: true }
  const edits = renamePages(site, source, planMoves(site, move), true)
  const before = await textsOf(project)
  const saved = `${before[VISIT]}// saved
`
  await writeFile(path.join(project.root, VISIT), saved)
  await expect(editManifest(project, source, edits, silent)).rejects.toThrow(
    `${VISIT} changed in the meantime, so nothing was edited. Try again.`,
  )
  expect(await textsOf(project)).toEqual({ ...before, [VISIT]: saved })
})

it('adds a page to the file of its siblings, and imports sample there', async () => {
  const project = await splitProject()
  const before = await textsOf(project)
  await changePages(project, silent, {
    kind: 'addPage',
    path: '/contact-us/press',
    template: 'plain',
    menu: true,
  })
  const after = await textsOf(project)
  expect(after[CONTACT]).toMatch(/^import \{ sample \} from "[^"]+\/src\/site\/index\.ts"\nimport/)
  expect(after[CONTACT]).toContain('"/contact-us/press": {')
  expect(after['site.manifest.ts']).toContain('{ text: "Press", to: "/contact-us/press" }')
  expect(after[VISIT]).toBe(before[VISIT])
  const { site } = await readManifest(await splitProject({ ...replacements(after) }))
  expect(Object.keys(site.routes)).toEqual([
    '/',
    '/contact-us',
    '/contact-us/write',
    '/contact-us/press',
  ])
})

it.each([
  ['', 'import { sample } from "../site/index.ts"\n'],
  [
    "import { definePage } from '../site/index.ts'\n",
    "import { definePage, sample } from '../site/index.ts'\n",
  ],
])(
  'imports sample with a path relative to the file, after the imports "%s"',
  async (before, after) => {
    const { site } = await readManifest(await splitProject())
    const source = await manifestOf({
      'site.manifest.ts': `import { defineSite } from './src/site/index.ts'
import { routes } from './src/content/routes.ts'
export default defineSite({ routes })`,
      'src/content/routes.ts': `${before}export const routes = { '/contact-us/write': {} }`,
    })
    const edits = addPage(site, source, { path: '/contact-us/press', template: 'plain' })
    const texts = await editedTexts(source, edits)
    expect([...texts.keys()]).toEqual(['src/content/routes.ts'])
    expect(texts.get('src/content/routes.ts')?.split('export')[0]).toBe(after)
  },
)

it('finds the file and line of a text that was clicked in the browser', async () => {
  const { site, source } = await readManifest(await splitProject())
  const clicked = { path: '/contact-us', part: 'visit-us', text: 'Visit us' }
  expect(manifestLocation(site, source, clicked)).toBe(`${VISIT}:1:52`)
})

it('finds samples and placeholders in every file', async () => {
  const project = await splitProject({
    [VISIT]: (text) =>
      `import { sample } from '${here('../../src/site/index.ts')}'\n${text
        .replace("'Visit us'", "'Visit www.example.com'")
        .replace("'office'", "sample('office')")}`,
  })
  const manifest = await readManifest(project)
  const found = launchProblems(manifest, {}, new Date(0))
  expect(found.filter(({ file }) => file === VISIT)).toMatchObject([
    { code: 'placeholder', line: 2, column: 52 },
    { code: 'sample-value', line: 2, column: 84 },
  ])
})

/** Edits that replace the texts of files. */
const replacements = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, () => text]))
