import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { isBelow, type ModelPath, valueAt } from '../../generator/diagnostics/diagnostic.ts'
import { isSampleCall } from '../../generator/manifest/edit/literals.ts'
import { mapMarked } from '../../generator/manifest/schemaWalk.ts'
import { textRegistry } from '../../src/model/text.ts'
import { sectionSchema } from '../../src/sections/schemas.ts'
import type { Project } from '../../generator/manifest/project.ts'
import { manifestFiles } from '../../generator/manifest/files.ts'
import { manifestSource } from '../../generator/manifest/locate.ts'
import { readTree } from '../../generator/emit/write.ts'
import { exampleKinds } from '../../generator/server/gallery/examples.ts'
import { editableList } from '../../generator/editor/server/lists.ts'
import { changeTo, sessionOf, sharedSession, textOf } from './editing.ts'
import { here } from './project.ts'
import { temporaryProject, type AtEnd } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** A project with the sections of this project. */
async function projectWithSections(edit: (manifest: string) => string, atEnd?: AtEnd) {
  const project = await temporaryProject(edit, atEnd)
  await mkdir(path.join(project.root, 'src'))
  await symlink(here('../../src/sections'), path.join(project.root, 'src/sections'))
  return project
}

const withoutSamples = (manifest: string) =>
  manifest.replace("sample('2026-11-20')", "'2026-11-20'").replace(', sample }', ' }')

const shared = sharedSession((atEnd) => projectWithSections(withoutSamples, atEnd))

/** A session of an edited manifest. Default: the session that tests share, of a manifest without samples. */
async function start(edit?: (manifest: string) => string) {
  const { project, session, plan } = edit
    ? await sessionOf(await projectWithSections(edit))
    : await shared()
  const site = async () => (await plan.get()).site
  const source = async () => manifestSource(await manifestFiles(project))
  return {
    project,
    text: () => textOf(project),
    site,
    source,
    apply: session.apply,
    read: session.read,
    /** The page's list of sections, and their kinds and headings. */
    sections: async (page: string) => (await session.read(page)).sections,
    /** Any list of the manifest. */
    list: async (...at: (string | number)[]) => {
      const { path: list, version } = editableList(await site(), await source(), at)
      return { list, version }
    },
  }
}

const headings = ({ sections }: { readonly sections: readonly { readonly heading: string }[] }) =>
  sections.map(({ heading }) => heading)

const generatedPage = async ({ generated }: Project) =>
  (await readTree(generated)).get('pages/home.gen.tsx') ?? ''

const COMMENT = '// About the figures.\n        '

it('moves a section with its comments, generates, and restores the bytes', async () => {
  const { project, text, apply, sections } = await start((manifest) =>
    manifest.replace(/\{\s*kind: 'statistics'/, (code) => `${COMMENT}${code}`),
  )
  const before = await text()
  const { list } = await sections('/')
  const move = { kind: 'moveEntry' as const, list: list.path, version: list.version }
  expect(await apply({ ...move, from: 1, to: 0 })).toMatchObject({ result: 'saved' })
  const moved = await text()
  const places = ['// About the figures.', "kind: 'statistics'", "kind: 'iconGrid'"].map((code) =>
    moved.indexOf(code),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect([...moved].toSorted()).toEqual([...before].toSorted())
  expect(headings(await sections('/'))).toEqual(['In figures', 'What we do', '2 beginnings'])
  const page = await generatedPage(project)
  expect(page.indexOf('In figures')).toBeLessThan(page.indexOf('What we do'))
  expect(await apply({ kind: 'undo' })).toMatchObject({ result: 'saved' })
  expect(await text()).toBe(before)
})

it('duplicates a section with a heading and an id of its own', async () => {
  const { text, apply, sections } = await start((manifest) =>
    manifest.replace("kind: 'prose', heading: '2 beginnings'", "$&, id: 'history'"),
  )
  const duplicate = async (index: number) => {
    const { list } = await sections('/')
    const change = { kind: 'duplicateEntry' as const, list: list.path, version: list.version }
    expect(await apply({ ...change, index })).toMatchObject({ result: 'saved' })
  }
  await duplicate(2)
  await duplicate(3)
  const page = await sections('/')
  expect(headings(page).slice(2)).toEqual(['2 beginnings', '2 beginnings 2', '2 beginnings 3'])
  expect(page.sections.slice(2).map(({ id }) => id)).toEqual(['history', 'history-2', 'history-3'])
  await duplicate(1)
  expect(await text()).toContain('value: facts.founded.value }],\n        },\n        {')
})

it('shows the diagnostic if a section cannot be on a page twice', async () => {
  const { text, apply, sections } = await start()
  const before = await text()
  const { list } = await sections('/contact-us')
  const change = { kind: 'duplicateEntry' as const, list: list.path, version: list.version }
  const reply = await apply({ ...change, index: 3 })
  expect(reply).toMatchObject({ result: 'rejected' })
  expect(JSON.stringify(reply)).toContain('is already the form of a section on this page')
  expect(await text()).toBe(before)
})

it('shows the diagnostic if links lead to a removed section', async () => {
  const { text, apply, sections } = await start()
  const before = await text()
  const { list } = await sections('/contact-us')
  const remove = { kind: 'removeEntry' as const, list: list.path, version: list.version }
  const reply = await apply({ ...remove, index: 3 })
  expect(reply).toMatchObject({ result: 'rejected' })
  expect(JSON.stringify(reply)).toContain('is not the id of a section on /contact-us')
  expect(await text()).toBe(before)
  expect(await apply({ ...remove, index: 2 })).toMatchObject({ result: 'saved' })
  expect(headings(await sections('/contact-us'))).toEqual(['Happy Hour', 'Visit us', 'Write to us'])
})

it('inserts a section of each kind, with every text marked as a sample, and changes its texts', async () => {
  const { text, apply, read, sections, site, source } = await start()
  const before = await text()
  const { list } = await sections('/')
  for (const kind of exampleKinds.filter((other) => other !== 'hero')) {
    const insert = { kind: 'insertSection' as const, list: list.path, section: kind }
    const reply = await apply({ ...insert, version: list.version, index: 1 })
    expect({ kind, ...reply }).toMatchObject({ kind, result: 'saved' })
    const page = await sections('/')
    const kinds = ['iconGrid', kind, 'statistics', 'prose']
    expect(page.sections.map((section) => section.kind)).toEqual(kinds)
    const at = ['routes', '/', 'sections', 1]
    const texts: ModelPath[] = []
    mapMarked(textRegistry, sectionSchema, valueAt(await site(), at), (_, _text, path) =>
      texts.push(path),
    )
    expect(texts).toContainEqual(['heading'])
    const written = await source()
    const isMarked = (path: ModelPath) =>
      isSampleCall(written.node([...at, ...path], false).getParent())
    expect({ kind, texts: texts.filter(isMarked) }).toEqual({ kind, texts })
    const editable = (await read('/')).regions
      .flatMap((region) => region.texts)
      .filter((one) => isBelow(one.path, at))
    expect(editable.map((one) => one.path.slice(at.length))).toEqual(texts)
    expect(editable.filter(({ parts }) => parts === undefined)).toEqual([])
    const last = editable.at(-1) ?? { path: at, value: '' }
    const changed = await apply(changeTo(last, [{ text: `${last.value} Ø` }]))
    expect({ kind, ...changed }).toMatchObject({ kind, result: 'saved' })
    expect(String(valueAt(await site(), last.path))).toContain(`${last.value.slice(-3)} Ø`)
    await apply({ kind: 'undo' })
    expect(await apply({ kind: 'undo' })).toMatchObject({ result: 'saved' })
    expect(await text()).toBe(before)
  }
})

it('inserts a section above the first one, and into a page without sections', async () => {
  const { apply, sections } = await start((manifest) =>
    manifest.replace("images: ['orbit'] },\n    sections: [],", "images: ['orbit'] },"),
  )
  for (const page of ['/', '/unknown']) {
    const { list } = await sections(page)
    const insert = { kind: 'insertSection' as const, list: list.path, version: list.version }
    expect(await apply({ ...insert, index: 0, section: 'steps' })).toMatchObject({
      result: 'saved',
    })
    expect((await sections(page)).sections[0]?.kind).toBe('steps')
  }
})

it('explains what a kind needs that the site does not declare', async () => {
  const { apply, sections } = await start((manifest) =>
    manifest.replace(/hours: \{ monday.*\n/, '\n').replace(/\{ kind: 'openingHours'.*\n/, '\n'),
  )
  const { list } = await sections('/')
  const insert = { kind: 'insertSection' as const, list: list.path, version: list.version }
  const reply = await apply({ ...insert, index: 0, section: 'openingHours' })
  expect(JSON.stringify(reply)).toContain('This site declares no place with hours.')
  const unknown = await apply({ ...insert, index: 0, section: 'nothing' })
  expect(JSON.stringify(unknown)).toContain('every kind of section needs an example')
})

it('adds, duplicates, moves and removes entries of other lists', async () => {
  const { text, apply, list } = await start()
  const items = ['routes', '/', 'sections', 0, 'cards']
  expect(
    await apply({ kind: 'duplicateEntry', ...(await list(...items)), index: 0 }),
  ).toMatchObject({ result: 'saved' })
  expect(await text()).toContain(
    `{ icon: 'shield-lock', title: "Security 2", link: '/contact-us' }`,
  )
  const fields = await list('forms', 'contact', 'fields')
  expect(await apply({ kind: 'duplicateEntry', ...fields, index: 8 })).toMatchObject({
    result: 'saved',
  })
  expect(await text()).toContain(
    `{ kind: 'text', name: "note2", label: "Note 2", send: { never: 'For the visitor alone.' } }`,
  )
  await apply({ kind: 'moveEntry', ...(await list('navigation')), from: 1, to: 0 })
  await apply({ kind: 'removeEntry', ...(await list('navigation')), index: 1 })
  expect(await text()).not.toMatch(/navigation: \[[^\]]*Home/)
})

it('does not change a list that another program has changed', async () => {
  const { project, text, apply, sections } = await start((manifest) => manifest)
  const { list } = await sections('/')
  const external = (await text()).replace(/\{ kind: 'prose', heading: '2 b.*\n/, '\n')
  await writeFile(project.manifest, external)
  const version = { list: list.path, version: list.version }
  for (const change of [
    { kind: 'removeEntry' as const, ...version, index: 1 },
    { kind: 'moveEntry' as const, ...version, from: 0, to: 1 },
    { kind: 'insertSection' as const, ...version, index: 1, section: 'steps' },
  ]) {
    expect(await apply(change)).toMatchObject({ result: 'conflict', current: undefined })
  }
  expect(await text()).toBe(external)
})

it('says that the page shows an earlier list while the manifest has errors', async () => {
  const { project, text, apply, sections } = await start((manifest) => manifest)
  await sections('/')
  const external = (await text()).replace("{ kind: 'prose', heading: '2", '{ kind: 1 },\n$&')
  await writeFile(project.manifest, external)
  const { list } = await sections('/')
  const remove = { kind: 'removeEntry' as const, list: list.path, version: list.version, index: 0 }
  expect(await apply(remove)).toMatchObject({
    result: 'rejected',
    problems: [
      { message: expect.stringMatching(/^The list in site\.manifest\.ts:\d+:\d+ has changed/) },
    ],
  })
  expect(await text()).toBe(external)
})

it('says where the entries of a computed list are', async () => {
  const { text, apply, sections } = await start((manifest) =>
    manifest
      .replace(
        'export default',
        "const more = [{ kind: 'prose', heading: 'More', paragraphs: ['One.'] }] as const\n\nexport default",
      )
      .replace("{ kind: 'prose', heading: '2", '...more,\n$&'),
  )
  const before = await text()
  const { list } = await sections('/')
  expect(list.problem).toMatch(/^The entries of this list are computed in site\.manifest\.ts:\d+:/)
  const remove = { kind: 'removeEntry' as const, list: list.path, version: list.version, index: 0 }
  expect(await apply(remove)).toMatchObject({
    result: 'rejected',
    problems: [{ message: list.problem }],
  })
  expect(await text()).toBe(before)
})

it('never applies a change to the list around a missing one', async () => {
  const { text, apply, list } = await start()
  const before = await text()
  const missing = await list('routes', '/', 'sections', 9, 'points')
  expect(await apply({ kind: 'removeEntry', ...missing, index: 0 })).toMatchObject({
    result: 'rejected',
  })
  expect(await text()).toBe(before)
})
