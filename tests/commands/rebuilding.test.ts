import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { siteCommand } from '../support/command.ts'
import { digests } from '../support/digests.ts'
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts'

// Each build is a process of its own, and machines are shared.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

/** The moment of all builds: it is in what a build tells of itself. */
const CLOCK = { SOURCE_DATE_EPOCH: '1790000000' }

/** What is kept from one build to the next. Encoded images stay: they are found by their content alone. */
const KEPT = ['.cache/code', '.cache/pages', '.cache/compressed']

let project: ProjectCopy

// Each test goes on from what the one before it left.
beforeAll(async () => {
  project = await copyProject()
  await built()
})
afterAll(() => project.remove())

/** Builds, and gives what was rendered of how many pages. */
async function built(): Promise<{ rendered: number; pages: number }> {
  const { code, output } = await siteCommand(project.root, ['build'], CLOCK)
  expect(output).toContain('pages')
  expect(code).toBe(0)
  const count = (name: string) => Number(new RegExp(`^ +${name} +(\\d+)$`, 'm').exec(output)?.[1])
  return { rendered: count('new'), pages: count('pages') }
}

const result = async () =>
  Promise.all(['dist', '.hosting'].map((folder) => digests(path.join(project.root, folder))))

/** Fails unless a build without anything kept gives the same bytes as the last build. */
async function expectSameWithoutCache() {
  const bytes = await result()
  for (const folder of KEPT) await rm(path.join(project.root, folder), { recursive: true })
  const { rendered, pages } = await built()
  expect(rendered).toBe(pages)
  expect(await result()).toEqual(bytes)
}

it('renders nothing where nothing changed', async () => {
  const before = await result()
  expect((await built()).rendered).toBe(0)
  expect(await result()).toEqual(before)
})

it('renders the pages that quote a constant', async () => {
  await project.edit('site.manifest.ts', /value: (\d+)/, 'value: 9$1')
  expect((await built()).rendered).toBeGreaterThan(0)
})

it('renders the one page of which a heading changed, and leaves all other documents as they are', async () => {
  const [before] = await result()
  await project.edit(
    'site.manifest.ts',
    /heading: '[^']+'/,
    "heading: 'A heading that was changed'",
  )
  expect((await built()).rendered).toBe(1)
  const [after = {}] = await result()
  const changed = Object.keys(after).filter(
    (name) => name.endsWith('.html') && after[name] !== before?.[name],
  )
  expect(changed).toHaveLength(1)
})

it('renders every page where a component changed', async () => {
  await project.edit('src/sections/prose/Prose.tsx', /<SectionFrame\b/, '<SectionFrame data-x="x"')
  const { rendered, pages } = await built()
  expect(rendered).toBe(pages)
})

it('renders every page where the menu changed, and leaves nothing of a page that was removed', async () => {
  const manifest = await project.read('site.manifest.ts')
  const { output } = await siteCommand(project.root, ['add', 'page', '/passing', '--title', 'Here'])
  expect(output).toContain('/passing')
  const { pages } = await built()
  await writeFile(path.join(project.root, 'site.manifest.ts'), manifest)
  await project.edit('site.manifest.ts', /navigation: \[\s*\{\s*text: '/, '$&The ')
  expect(await built()).toEqual({ rendered: pages - 1, pages: pages - 1 })
  const [files = {}] = await result()
  expect(Object.keys(files).filter((name) => name.includes('passing'))).toEqual([])
  await expectSameWithoutCache()
})

it('trusts nothing that was damaged or put in the place of another entry', async () => {
  const { pages } = await built()
  const before = await result()
  for (const folder of KEPT) {
    const files = await filesIn(path.join(project.root, folder))
    const [first = '', second = '', ...others] = files
    await writeFile(first, await readFile(others.length > 0 ? second : first).then(cutOff))
    for (const file of others) await writeFile(file, flipped(await readFile(file)))
  }
  expect((await built()).rendered).toBeGreaterThan(pages - 3)
  expect(await result()).toEqual(before)
})

const cutOff = (bytes: Buffer) => bytes.subarray(0, bytes.length - 7)

function flipped(bytes: Buffer): Buffer {
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8((bytes.readUInt8(middle) + 1) % 256, middle)
  return bytes
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}
