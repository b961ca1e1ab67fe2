import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readHosting } from '../../../generator/hosting/hostingFolder.ts'
import { pageFile } from '../../../generator/hosting/resolveRequest.ts'
import siteManifest from '../../../site.manifest.ts'
import { siteSchema } from '../../../src/site/site.ts'
import { siteCommand } from '../../support/command.ts'
import { digests } from '../../support/digests.ts'
import { copyProject, type ProjectCopy } from '../../support/projectCopy.ts'
import { usedBySite } from '../../support/usedBySite.ts'
import { sitePages } from '../../support/builtSite.ts'

// Each build is a new process, and the machine may be busy.
vi.setConfig({ testTimeout: 300_000 })

const ROOT = path.resolve(import.meta.dirname, '../../..')

let project: ProjectCopy

beforeAll(async () => {
  project = await copyProject()
})
afterAll(() => project.remove())

/** Builds the copy with the options of the project's own build, in another time zone and language. */
async function rebuild() {
  const hosting = await readHosting(ROOT)
  const { code, output } = await siteCommand(project.root, ['build'], {
    ...(hosting?.maps !== undefined && { MAPS_KEY: 'test' }),
    SOURCE_DATE_EPOCH: String(Date.parse(hosting?.builtAt ?? '') / 1000),
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
  })
  expect(output).toContain('No form service is configured')
  expect(code).toBe(0)
}

/** A heading of a page that is once in the text of the manifest. */
function headingIn(manifest: string): string | undefined {
  const headings = Object.values(siteSchema.parse(siteManifest).routes).flatMap((route) =>
    'alias' in route ? [] : route.sections.map(({ heading }) => heading),
  )
  return headings.find((heading) => manifest.split(`heading: '${heading}'`).length === 2)
}

/** Removes the hash from the name of a script in `assets/`. */
const withoutHash = (name: string) =>
  name.replace(/^(assets\/.*)-[\w-]{7,8}(?=\.js(?:\.\w+)?$)/, '$1')

it('rejects a live build without a form service', async () => {
  const { code, output } = await siteCommand(project.root, ['build', '--live'])
  expect(code).toBe(1)
  expect(output).toMatch(
    /^generated\/: [^\n]+\nA build with --live needs a form service\. Set FORM_ENDPOINT and FORM_ACCESS_KEY \(see \.env\.example\)\.\n$/,
  )
})

it('rejects an incomplete form service', async () => {
  const { code, output } = await siteCommand(project.root, ['build'], { FORM_ACCESS_KEY: 'k' })
  expect(code).toBe(1)
  expect(output).toContain('FORM_ACCESS_KEY is set, but FORM_ENDPOINT is not')
})

it('has the same bytes in another folder, time zone and locale, without the page editor', async () => {
  for (const folder of ['generator/editor']) {
    await rm(path.join(project.root, folder), { recursive: true })
  }
  await rebuild()
  for (const folder of ['dist', '.hosting']) {
    const [here, there] = await Promise.all(
      [ROOT, project.root].map((root) => digests(path.join(root, folder))),
    )
    expect(Object.keys(here ?? {}).length).toBeGreaterThan(3)
    expect(there).toEqual(here)
  }
})

it('changes only the document and the script of a page, and the list of pages, if a heading changes', async (context) => {
  const before = await digests(path.join(project.root, 'dist'))
  const manifest = await project.read('site.manifest.ts')
  const heading = usedBySite(context, headingIn(manifest), 'a heading in site.manifest.ts')
  await project.edit('site.manifest.ts', `heading: '${heading}'`, "heading: 'A changed heading'")
  await rebuild()
  await project.edit('site.manifest.ts', /^[\s\S]*$/, manifest)
  const after = await digests(path.join(project.root, 'dist'))

  const isCompressed = (name: string) => /\.(?:br|gz)$/.test(name)
  const changed = Object.keys(after).filter(
    (name) => after[name] !== before[name] && !isCompressed(name),
  )
  const page = sitePages.find(({ id }) => changed.map(withoutHash).includes(`assets/${id}.gen.js`))
  const documents = sitePages
    .filter(({ canonical }) => canonical === page?.canonical)
    .map((each) => pageFile(each.path))
  expect(changed.map(withoutHash).toSorted()).toEqual(
    [`assets/${page?.id}.gen.js`, ...documents, 'page-modules.js'].toSorted(),
  )
  expect(Object.keys(after).map(withoutHash).toSorted()).toEqual(
    Object.keys(before).map(withoutHash).toSorted(),
  )
})

it('fails if a page cannot be rendered, prints its path, and keeps the previous build', async () => {
  const before = await fileTimes(path.join(project.root, 'dist'))
  await project.edit(
    'src/sections/hero/Hero.tsx',
    /export function Hero\([^)]*\)[^{]*\{/,
    "$& if (section.title !== '') throw new Error('no hero today')",
  )
  const { code, output } = await siteCommand(project.root, ['build'])
  expect(code).toBe(1)
  expect(output).toMatch(/\/[a-z/-]* could not be rendered: no hero today$/m)
  expect(await fileTimes(path.join(project.root, 'dist'))).toEqual(before)
})

/** The paths and modification times of all files in a folder. */
async function fileTimes(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const rows = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name)
    return `${file} ${(await stat(file)).mtimeMs}`
  })
  return (await Promise.all(rows)).toSorted()
}
