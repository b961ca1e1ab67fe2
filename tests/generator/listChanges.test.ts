import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import type { ModelPath } from '../../generator/diagnostics/diagnostic.ts'
import { isBelow, valueAt } from '../../generator/manifest/modelValues.ts'
import { isSampleCall } from '../../generator/code/literals.ts'
import { mapMarked } from '../../generator/manifest/schemaWalk.ts'
import { sectionSchema } from '../../src/sections/schemas.ts'
import type { Project } from '../../generator/projectPaths.ts'
import { manifestSource } from '../../generator/manifest/locate.ts'
import { readTree } from '../../generator/emit/write.ts'
import { sampleKinds } from '../../generator/edits/samples.ts'
import { editableList } from '../../generator/edits/lists.ts'
import { changeOf, changeTo, seen, sessionOf, sharedSession, textOf } from './editing.ts'
import { here } from './project.ts'
import { temporaryProject, type AtEnd } from './temporaryProject.ts'
import { manifestFiles } from '../../generator/manifest/load.ts'

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
    undo: session.undo,
    set: async (path: ModelPath, value: string | Record<string, string>) =>
      session.apply(changeOf({ ...(await seen(project, path)), value })),
    read: session.describePage,
    /** The page's list of sections, and their kinds and headings. */
    sections: async (page: string) => (await session.describePage(page)).sections,
    /** Any list of the manifest. */
    list: async (...at: (string | number)[]) => {
      const { path: list, revision } = editableList(await site(), await source(), at)
      return { list, revision }
    },
  }
}

const headings = ({ sections }: { readonly sections: readonly { readonly heading: string }[] }) =>
  sections.map(({ heading }) => heading)

const generatedPage = async ({ generated }: Project) =>
  (await readTree(generated)).get('pages/home.gen.tsx') ?? ''

const COMMENT = '// About the figures.\n        '

it('moves a section with its comments, generates, and restores the bytes', async () => {
  const { project, text, apply, sections, undo } = await start((manifest) =>
    manifest.replace(/\{\s*kind: 'statistics'/, (code) => `${COMMENT}${code}`),
  )
  const before = await text()
  const { list } = await sections('/')
  const move = { kind: 'moveEntry' as const, list: list.path, revision: list.revision }
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
  expect(await undo()).toEqual({
    result: 'saved',
    moved: { list: list.path, first: 0 },
    name: expect.stringMatching(/^Section “.+” on “Home”$/),
  })
  expect(await text()).toBe(before)
})

it('duplicates a section with an id of its own, and keeps its heading', async () => {
  const { text, apply, sections } = await start((manifest) =>
    manifest.replace("kind: 'prose', heading: '2 beginnings'", "$&, id: 'history'"),
  )
  const duplicate = async (index: number) => {
    const { list } = await sections('/')
    const change = { kind: 'duplicateEntry' as const, list: list.path, revision: list.revision }
    expect(await apply({ ...change, index })).toMatchObject({ result: 'saved' })
  }
  await duplicate(2)
  await duplicate(3)
  const page = await sections('/')
  expect(headings(page).slice(2)).toEqual(['2 beginnings', '2 beginnings', '2 beginnings'])
  expect(page.sections.slice(2).map(({ id }) => id)).toEqual(['history', 'history-2', 'history-3'])
  await duplicate(1)
  expect(await text()).toContain('value: facts.founded.value }],\n        },\n        {')
})

it('shows the diagnostic if a section cannot be on a page twice', async () => {
  const { text, apply, sections } = await start()
  const before = await text()
  const { list } = await sections('/contact-us')
  const change = { kind: 'duplicateEntry' as const, list: list.path, revision: list.revision }
  const reply = await apply({ ...change, index: 3 })
  expect(reply).toMatchObject({ result: 'rejected' })
  expect(JSON.stringify(reply)).toContain('is already the form of a section on this page')
  expect(await text()).toBe(before)
})

it('shows the diagnostic if links lead to a removed section', async () => {
  const { text, apply, sections } = await start()
  const before = await text()
  const { list } = await sections('/contact-us')
  const remove = { kind: 'removeEntry' as const, list: list.path, revision: list.revision }
  const reply = await apply({ ...remove, index: 3 })
  expect(reply).toMatchObject({ result: 'rejected' })
  expect(JSON.stringify(reply)).toContain('is not the id of a section on /contact-us')
  expect(await text()).toBe(before)
  expect(await apply({ ...remove, index: 2 })).toMatchObject({ result: 'saved' })
  expect(headings(await sections('/contact-us'))).toEqual(['Happy Hour', 'Visit us', 'Write to us'])
})

// A test of each kind, so that none of them takes long on a slow machine.
it.each(sampleKinds.filter((kind) => kind !== 'hero'))(
  'inserts a section of the kind %s, with every text marked as a sample, and changes its texts',
  async (kind) => {
    const { text, apply, read, sections, site, source, undo } = await start()
    const before = await text()
    const { list } = await sections('/')
    const insert = { kind: 'insertSection' as const, list: list.path, section: kind }
    const reply = await apply({ ...insert, revision: list.revision, index: 1 })
    expect({ kind, ...reply }).toMatchObject({ kind, result: 'saved' })
    const page = await sections('/')
    const kinds = ['iconGrid', kind, 'statistics', 'prose']
    expect(page.sections.map((section) => section.kind)).toEqual(kinds)
    const at = ['routes', '/', 'sections', 1]
    const texts: ModelPath[] = []
    mapMarked(['text'], sectionSchema, valueAt(await site(), at), (_, _info, path) =>
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
    await undo()
    expect(await undo()).toMatchObject({ result: 'saved' })
    expect(await text()).toBe(before)
  },
)

it('inserts only what a section needs', async () => {
  const { text, apply, sections } = await start()
  const { list } = await sections('/')
  const insert = { kind: 'insertSection' as const, list: list.path, revision: list.revision }
  await apply({ ...insert, index: 0, section: 'prose' })
  const code = await text()
  expect(code).toMatch(
    /\{\s*kind: .prose.,\s*heading: sample\([^)]*\),\s*paragraphs: \[\s*sample\([^)]*\),?\s*\],?\s*\}/,
  )
})

it('inserts a section above the first one, and into a page without sections', async () => {
  const { apply, sections } = await start((manifest) =>
    manifest.replace("images: ['orbit'] },\n    sections: [],", "images: ['orbit'] },"),
  )
  for (const page of ['/', '/unknown']) {
    const { list } = await sections(page)
    const insert = { kind: 'insertSection' as const, list: list.path, revision: list.revision }
    expect(await apply({ ...insert, index: 0, section: 'steps' })).toMatchObject({
      result: 'saved',
    })
    expect((await sections(page)).sections[0]?.kind).toBe('steps')
  }
})

it('explains what a kind needs that the site does not declare', async () => {
  const { apply, sections } = await start((manifest) =>
    manifest
      .replace(/events: \{[^]*?\n {2}\},/, '')
      .replace(/\{\s+kind: 'eventDetails'[^]*?\},\s+\},/, ''),
  )
  const { list } = await sections('/')
  const insert = { kind: 'insertSection' as const, list: list.path, revision: list.revision }
  const reply = await apply({ ...insert, index: 0, section: 'eventDetails' })
  expect(JSON.stringify(reply)).toContain('This site declares no event.')
  const unknown = await apply({ ...insert, index: 0, section: 'nothing' })
  expect(JSON.stringify(unknown)).toContain('nothing is not a kind of section.')
})

it('adds, duplicates, moves and removes entries of other lists', async () => {
  const { text, apply, list } = await start()
  const items = ['routes', '/', 'sections', 0, 'cards']
  expect(
    await apply({ kind: 'duplicateEntry', ...(await list(...items)), index: 0 }),
  ).toMatchObject({ result: 'saved' })
  expect(await text()).toContain(
    `{ icon: 'shield-lock', title: 'Security 2', link: '/contact-us' }`,
  )
  const fields = await list('forms', 'contact', 'fields')
  expect(await apply({ kind: 'duplicateEntry', ...fields, index: 8 })).toMatchObject({
    result: 'saved',
  })
  expect(await text()).toContain(
    `{ kind: 'text', name: 'note2', label: 'Note 2', send: { never: 'For the visitor alone.' } }`,
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
  const target = { list: list.path, revision: list.revision }
  for (const change of [
    { kind: 'removeEntry' as const, ...target, index: 1 },
    { kind: 'moveEntry' as const, ...target, from: 0, to: 1 },
    { kind: 'insertSection' as const, ...target, index: 1, section: 'steps' },
  ]) {
    expect(await apply(change)).toMatchObject({ result: 'conflict' })
  }
  expect(await text()).toBe(external)
})

/** Declares a list of fields and adds it to the form, after its first field. */
const withSharedFields = (manifest: string, fields: string) =>
  manifest
    .replace('export default', `${fields}\n\nexport default`)
    .replace(/(?<=fields: \[\n.*\n)/, '        ...shared,\n')

const SHARED = `const base = [{ kind: 'text', name: 'dept', label: 'Department', send: 'Department' }] as const
const shared = [
  // The street.
  { kind: 'text', name: 'street', label: 'Street', send: 'Street' }, // Sent.
  ...base,
] as const`

it('moves and removes entries and shared lists, and copies the entries of a shared list', async () => {
  const { text, apply, list, site, source, undo } = await start((manifest) =>
    withSharedFields(manifest, SHARED),
  )
  const before = await text()
  const at = ['forms', 'contact', 'fields']
  const names = async () => (await site()).forms['contact']?.fields.slice(0, 5).map((f) => f.name)
  const original = await names()
  const editable = editableList(await site(), await source(), at)
  expect(editable.elements.slice(0, 3)).toMatchObject([
    { first: 0, count: 1 },
    {
      first: 1,
      count: 2,
      shared: {
        code: 'shared',
        usedBy: `form “${(await site()).forms['contact']?.label}”`,
        elements: [
          { first: 1, count: 1 },
          { first: 2, count: 1, shared: { code: 'base' } },
        ],
      },
    },
    { first: 3, count: 1 },
  ])
  const shared = editable.elements[1]?.shared
  if (shared === undefined || original === undefined) throw new Error('There is no shared list.')
  const [a = '', b = '', c = '', d = '', e = ''] = original

  const fields = await list(...at)
  const inShared = { list: at, revision: shared.revision }
  const newField = { kind: 'newValue', path: [...at, 3], variant: 'text' } as const
  for (const { change, order } of [
    { change: { ...newField, shared: shared.revision }, order: [a, b, c, 'name2', d] },
    { change: { kind: 'moveEntry', ...fields, from: 2, to: 1 }, order: [a, d, b, c, e] },
    { change: { kind: 'moveEntry', ...fields, from: 1, to: 0 }, order: [b, c, a, d, e] },
    { change: { kind: 'removeEntry', ...fields, index: 0 }, order: [b, c, d, e] },
    { change: { kind: 'removeEntry', ...fields, index: 1 }, order: [a, d, e] },
    { change: { kind: 'moveEntry', ...inShared, from: 0, to: 1 }, order: [a, c, b, d, e] },
    { change: { kind: 'removeEntry', ...inShared, index: 0 }, order: [a, c, d, e] },
    { change: { kind: 'copyEntries', ...fields, index: 1 }, order: original },
    { change: { kind: 'copyEntries', ...inShared, index: 1 }, order: original },
  ] as const) {
    const saved = await apply(change)
    expect(saved).toMatchObject({ result: 'saved', moved: { list: at } })
    expect((await names())?.slice(0, order.length)).toEqual(order)
    expect(await undo()).toMatchObject(saved)
    expect(await text()).toBe(before)
  }
  expect(await apply({ kind: 'duplicateEntry', ...fields, index: 1 })).toMatchObject({
    result: 'rejected',
  })
})

it('edits an entry of a shared list, and adds an entry beside the list', async () => {
  const { text, set, site, undo } = await start((manifest) => withSharedFields(manifest, SHARED))
  const at = ['forms', 'contact', 'fields']
  const before = await text()
  expect(await set([...at, 2, 'label'], 'Team')).toMatchObject({ result: 'saved' })
  expect(await text()).toBe(before.replace("'Department'", "'Team'"))
  await undo()
  const next = (await site()).forms['contact']?.fields.length ?? 0
  const value = { kind: 'text', name: 'city', label: 'City', send: 'City' }
  expect(await set([...at, next], value)).toMatchObject({ result: 'saved' })
  expect((await site()).forms['contact']?.fields.at(-1)?.name).toBe('city')
})

it('moves the entries around a computed list, and says where it is', async () => {
  const { text, apply, list, site, source } = await start((manifest) =>
    withSharedFields(
      manifest,
      `const shared = ['street', 'city'].map((name) => ({ kind: 'text' as const, name, label: name, send: name }))`,
    ),
  )
  const at = ['forms', 'contact', 'fields']
  const { elements } = editableList(await site(), await source(), at)
  expect(elements[1]).toMatchObject({ first: 1, count: 2, shared: { code: 'shared' } })
  expect(elements[1]?.shared?.problem).toMatch(
    /^The entries of this list are computed in site\.manifest\.ts:\d+:/,
  )
  const before = await text()
  const copy = await apply({ kind: 'copyEntries', ...(await list(...at)), index: 1 })
  expect(copy).toMatchObject({ result: 'rejected' })
  expect(await text()).toBe(before)
  const move = { kind: 'moveEntry' as const, ...(await list(...at)), from: 1, to: 0 }
  expect(await apply(move)).toMatchObject({ result: 'saved' })
  expect((await site()).forms['contact']?.fields.slice(0, 2).map((f) => f.name)).toEqual([
    'street',
    'city',
  ])
})

it('does not change a list of which several parts are computed', async () => {
  const { text, apply, sections } = await start((manifest) =>
    manifest.replace("{ kind: 'prose', heading: '2", '...[].slice(),\n...[].slice(),\n$&'),
  )
  const before = await text()
  const { list } = await sections('/')
  expect(list.problem).toMatch(/^The entries of this list are computed in site\.manifest\.ts:\d+:/)
  const remove = {
    kind: 'removeEntry' as const,
    list: list.path,
    revision: list.revision,
    index: 0,
  }
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
