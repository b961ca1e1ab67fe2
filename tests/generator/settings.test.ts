import type { ModelPath } from '../../generator/diagnostics/diagnostic.ts'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import type * as z from 'zod'
import { siteColors } from '../../generator/brand/siteColors.ts'
import { formatModule } from '../../generator/code/module.ts'
import type { Setting } from '../../generator/edits/describe/settingTypes.ts'
import { siteSchema } from '../../src/site/site.ts'
import { changeOf, seen, sessionOf, sharedSession, textOf } from './editing.ts'
import { temporaryProject, type AtEnd } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** The project of the fixture, with a manifest that is formatted as in a project. */
async function formattedProject(edit?: (manifest: string) => string, atEnd?: AtEnd) {
  const project = await temporaryProject(edit, atEnd)
  const name = path.basename(project.manifest)
  await writeFile(project.manifest, await formatModule(name, await textOf(project)))
  return project
}

type Json = z.core.util.JSONType

const shared = sharedSession((atEnd) => formattedProject(undefined, atEnd))

/** A session of an edited manifest. Default: the session that tests share. */
async function start(edit?: (manifest: string) => string) {
  const edited = edit ? await sessionOf(await formattedProject(edit)) : await shared()
  const { session, project } = edited
  const settings = async (at: ModelPath) =>
    (await session.describePart({ page: '/', path: at })).settings
  const set = async (at: ModelPath, value: Json | undefined) =>
    session.apply(changeOf({ ...(await seen(project, at)), value }))
  return { ...edited, settings, set }
}

const labelled = (settings: readonly Setting[], label: string) => {
  const found = settings.find((setting) => setting.label === label)
  if (found === undefined) throw new Error(`There is no setting "${label}".`)
  return found
}

const GRID: ModelPath = ['routes', '/', 'sections', 0]
const HERO: ModelPath = ['routes', '/', 'hero']

it('describes what is written, what has a default, and what is computed', async () => {
  const { settings } = await start()
  const grid = await settings(GRID)
  expect(labelled(grid, 'Per row')).toMatchObject({
    control: { kind: 'number' },
    value: 2,
    code: '2',
    isRemovable: false,
  })
  const tone = labelled(grid, 'Tone')
  expect(tone).toMatchObject({ control: { kind: 'select' }, value: 'plain', isComputed: false })
  expect(tone.code).toBeUndefined()
  const { control } = labelled(await settings(['routes', '/', 'sections', 1]), 'Statistics')
  const [entry] = control.kind === 'list' ? control.entries : []
  expect(entry?.label).toBe('Founded')
  const number = labelled(entry?.control.kind === 'group' ? entry.control.settings : [], 'Value')
  expect(number).toMatchObject({ code: 'facts.founded.value', isComputed: true, value: 2015 })
})

it('describes the parts of a text, with what an inserted value states', async () => {
  const { settings } = await start()
  const parts = [
    { text: 'At work since ' },
    { code: 'facts.founded.value', value: '2015', meaning: 'Year of foundation' },
    { text: '.' },
  ]
  expect(found(await settings(['footer']), ['footer', 'summary'])).toMatchObject({
    isComputed: false,
    text: { parts, usedBy: [] },
  })
})

it('offers to change a shared text only here, and does not remove it in other places', async () => {
  const { project, session, settings, before } = await start((text) =>
    text
      .replace('export default', "const hero = { label: 'Shared' }\n$&")
      .replaceAll(/headline: '(?:Where|Write)/g, '...hero, $&'),
  )
  const path = [...HERO, 'label']
  const { text, revision } = found(await settings(HERO), path)
  expect(text).toMatchObject({ usedBy: ['page “Contact”'], canDiffer: true })
  const change = { path, revision, onlyHere: true }
  expect((await session.apply(changeOf(change))).result).toBe('rejected')
  expect(await textOf(project)).toBe(before)
  expect((await session.apply(changeOf({ ...change, value: 'Here.' }))).result).toBe('saved')
  expect(await textOf(project)).toContain("const hero = { label: 'Shared' }")
})

it('names entries in words, with the next text or the link as summary', async () => {
  const { settings } = await start()
  const entriesOf = ({ control }: Setting) =>
    control.kind === 'list' || control.kind === 'record' ? control.entries : []
  const images = entriesOf(labelled(await settings(['media']), 'Pictures'))
  expect(images[0]).toMatchObject({ label: 'Orbit', summary: 'An orbit' })
  const same = await start((text) => text.replaceAll("'An orbit'", "'orbit'"))
  const [image] = entriesOf(labelled(await same.settings(['media']), 'Pictures'))
  expect(image).toMatchObject({ label: 'Orbit' })
  expect(image?.summary).toBeUndefined()
  const [items, ...others] = await settings(['navigation'])
  const links = items === undefined ? [] : entriesOf(items)
  expect(links[0]).toMatchObject({ label: 'Home', summary: '/' })
  // The other settings of the menu follow its items.
  expect(others.map(({ path }) => path[0])).toContain('menu')
})

it('reads the doc comments again after an error', async () => {
  const { project, settings } = await start((text) => text)
  const folder = path.join(project.root, 'src/model')
  await mkdir(path.dirname(folder))
  await writeFile(folder, 'This is no folder.')
  await expect(settings(HERO)).rejects.toThrow('ENOTDIR')
  await rm(folder)
  expect(await settings(HERO)).not.toEqual([])
})

it('shows the texts, in lists too, and the texts of components with their defaults', async () => {
  const { settings } = await start()
  expect(labelled(await settings(HERO), 'Title')).toMatchObject({ control: { kind: 'text' } })
  const { control } = labelled(await settings(['routes', '/', 'sections', 2]), 'Paragraphs')
  expect(control).toMatchObject({ entries: [{ label: 'Paragraph 1', control: { kind: 'text' } }] })
  const shell = labelled(await settings(['texts']), 'Shell').control
  expect(labelled(shell.kind === 'group' ? shell.settings : [], 'Skip link')).toMatchObject({
    control: { kind: 'text' },
    defaultValue: 'Skip to content',
  })
})

it('replaces one literal and nothing else', async () => {
  const { project, set, before } = await start()
  expect(await set([...GRID, 'perRow'], 3)).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toBe(before.replace('perRow: 2', 'perRow: 3'))
})

it('replaces a sample by a value that is none', async () => {
  const { project, session, settings, set, before } = await start((text) =>
    text
      .replace('value: facts.founded.value }', 'value: sample(40) }')
      .replace("images: ['orbit', 'portrait']", "images: sample(['orbit', 'portrait'])"),
  )
  const statistic: ModelPath = ['routes', '/', 'sections', 1, 'statistics', 0]
  const value = found(await settings(statistic.slice(0, 4)), [...statistic, 'value'])
  expect(value).toMatchObject({ code: 'sample(40)', isComputed: false, value: 40 })
  expect(labelled(await settings(HERO), 'Pictures').reference).toBeUndefined()
  expect(await set([...statistic, 'value'], 41)).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toBe(before.replace('sample(40)', '41'))
  await session.undo()
  expect(await textOf(project)).toBe(before)
})

it('adds a property after the ones that the schema has before it, keeps comments, and removes it', async () => {
  const { project, set, before } = await start((text) =>
    text.replace("kind: 'iconGrid',", "kind: 'iconGrid', // four services"),
  )
  expect(before).toContain('// four services')
  expect(await set([...GRID, 'tone'], 'dark')).toMatchObject({ result: 'saved' })
  const after = await textOf(project)
  expect(after).toBe(
    before.replace(/(kind: 'iconGrid', \/\/ four services\n)( *)/, "$1$2tone: 'dark',\n$2"),
  )
  expect(await set([...GRID, 'tone'], undefined)).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toBe(before)
})

it('creates the objects around a value that the manifest does not contain', async () => {
  const { project, session, set } = await start()
  expect(await set(['menu', 'timeoutSeconds'], 5)).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toContain('menu: { timeoutSeconds: 5 }')
  await session.undo()
  // The default of `focus` has two properties, which it needs.
  const focus: ModelPath = ['media', 'images', 'portrait', 'focus']
  expect(await set([...focus, 'x'], 0.25)).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toContain('focus: { x: 0.25, y: 0.5 }')
})

it('adds an entry to a list, also to one that the manifest does not contain', async () => {
  const { project, set } = await start()
  const link = { text: 'Ask us', to: '/contact-us' }
  expect(await set([...HERO, 'actions', 1], link)).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toContain("{ text: 'Ask us', to: '/contact-us' }")
  const prose: ModelPath = ['routes', '/', 'sections', 2, 'actions', 0]
  expect((await set(prose, { ...link, text: 'Tell us' })).result).toBe('saved')
  expect(await textOf(project)).toContain("actions: [{ text: 'Tell us', to: '/contact-us' }]")
})

it('writes a whole default list if one of its entries changes', async () => {
  const { project, settings, set } = await start()
  const list = labelled(await settings(['media']), 'Widths')
  const entries = list.control.kind === 'list' ? list.control.entries : []
  const numbers = entries.map((entry) => Number(entry.defaultValue))
  expect(numbers.length).toBeGreaterThan(1)
  expect(await set(['media', 'widths', 0], 500)).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toContain(`widths: [${[500, ...numbers.slice(1)].join(', ')}]`)
})

it.each([
  [['navigation', 2], '', "{ text: sample('Text'), to: '/contact-us/write' }"],
  [['footer', 'groups', 0, 'links', 1], '', "{ text: sample('Text'), to: '/contact-us' }"],
  [['forms', 'contact', 'fields', 9], 'date', "kind: 'date'"],
  [[...GRID, 'cards', 2], '', "{ title: sample('Title') }"],
  [[...HERO, 'images', 2], '', "['orbit', 'portrait', '"],
  [['places', 'branch'], '', "branch: { name: sample('Name'), address: {"],
  [['events', 'party'], '', "party: { name: sample('Name'), start: '"],
  [['announcement'], '', "announcement: { text: sample('Text') }"],
  [['constants', 'staff'], '', "staff: { value: 1, states: sample('States')"],
] as const)('adds a valid value with samples at %j', async (path, variant, code) => {
  const { project, session } = await start()
  expect(await session.apply({ kind: 'newValue', path: [...path], variant })).toMatchObject({
    result: 'saved',
  })
  expect((await textOf(project)).replaceAll(/\s+/g, ' ')).toContain(code)
})

it('replaces a value by another variant', async () => {
  const { project, session } = await start()
  const value = await seen(project, ['forms', 'contact', 'fields', 0, 'send'])
  const change = { kind: 'newValue' as const, ...value, variant: 'never' }
  expect(await session.apply({ ...change, revision: 'other' })).toMatchObject({
    result: 'conflict',
  })
  expect(await session.apply(change)).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toContain("send: { never: sample('Never') }")
})

it.each([
  ['a value that is no literal', ['routes', '/', 'sections', 1, 'statistics', 0, 'value'], 7],
  ['a property that the schema does not have', [...GRID, 'constructor'], 'x'],
  ['a property of a text', [...GRID, 'heading', 'x'], 'x'],
  ['an entry after a gap', [...HERO, 'images', 7], 'orbit'],
  ['the whole site', [], {}],
] as const)('does not set %s', async (_, at, value) => {
  const { project, set, before } = await start()
  expect((await set([...at], value)).result).not.toBe('saved')
  expect(await textOf(project)).toBe(before)
})

it('changes a menu item that is a constant, and nothing else that uses the constant', async () => {
  const { project, session, settings, set, before } = await start((manifest) =>
    manifest
      .replace('export default', "const home = { text: 'Home', to: '/' } as const\n\n$&")
      .replace("    { text: 'Home', to: '/' },\n    {", '    home,\n    {')
      .replace("links: [{ text: 'Home', to: '/' }]", 'links: [home]'),
  )
  const duplicate = async (at: ModelPath) => {
    const { control } = found(await settings(at.slice(0, 1)), at)
    const list = control.kind === 'list' ? control.list : { path: [], revision: '' }
    expect(
      await session.apply({
        kind: 'duplicateEntry',
        list: list.path,
        revision: list.revision,
        index: 0,
      }),
    ).toMatchObject({ result: 'saved' })
  }
  await set(['navigation', 0, 'children', 0], { text: 'New entry', to: '/' })
  await duplicate(['navigation', 0, 'children'])
  await duplicate(['navigation'])
  await set(['footer', 'groups', 0, 'links', 0, 'target'], '_blank')
  const text = (await textOf(project)).replaceAll(/\s+/g, ' ')
  const children = `children: [ { text: 'New entry', to: '/' }, { text: 'New entry 2', to: '/' }, ]`
  expect(text).toContain(
    `navigation: [ { ...home, ${children}, }, { ...home, ${children}, text: 'Home 2', },`,
  )
  expect(text).toContain(`links: [{ ...home, target: '_blank' }]`)
  expect(text).toContain("const home = { text: 'Home', to: '/' } as const")
  while ((await textOf(project)) !== before) await session.undo()
})

/** The setting at a path, among settings and those inside them. */
function found(settings: readonly Setting[], at: ModelPath): Setting {
  const [setting] = settings.flatMap((each) => (String(each.path) === String(at) ? [each] : []))
  if (setting !== undefined) return setting
  if (settings.length === 0) throw new Error(`There is no setting ${at.join('.')}.`)
  return found(
    settings.flatMap(({ control }) => {
      if (control.kind === 'group') return control.settings
      return control.kind === 'list' ? control.entries : []
    }),
    at,
  )
}

it('offers the pages with their sections, the images with their files, and the declared names', async () => {
  const { session } = await start()
  const { choices, targets } = await session.describePart({ page: '/contact-us', path: HERO })
  const values = (kind: keyof typeof choices) => choices[kind].map(({ value }) => value)
  expect(values('link')).toEqual(expect.arrayContaining(['/', '/contact-us', '/contact-us#form']))
  expect(values('form')).toEqual(['contact'])
  expect(values('hours')).toEqual(['office'])
  expect(choices.image.find(({ value }) => value === 'orbit')).toMatchObject({
    detail: 'An orbit',
    image: expect.stringMatching(/orbit\.avif$/),
  })
  const names = targets.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Page', 'Happy Hour', 'Footer']))
  expect(names).toContainEqual(expect.stringMatching(/^Form “/))
})

it('computes the colors of the site for another color of the brand, and writes nothing', async () => {
  const { session, project, before } = await start()
  const { colors } = siteSchema.shape.brand.parse({})
  expect(await session.siteColors({ name: 'accent', color: '#ff8800' })).toEqual(
    siteColors({ ...colors, accent: '#ff8800' }),
  )
  expect(await textOf(project)).toBe(before)
})

it('describes every part of every page', async () => {
  const { session } = await start()
  for (const page of ['/', '/contact-us', '/contact-us/write', '/unknown']) {
    const { targets } = await session.describePart({ page, path: [] })
    for (const target of targets) {
      const { settings } = await session.describePart({ page, path: target.path })
      expect([target.name, settings.length]).not.toEqual([target.name, 0])
    }
  }
})

it('writes a text of several lines with the indentation of its place', async () => {
  const { project, set, session } = await start()
  const path = ['routes', '/', 'sections', 2, 'text']
  const lines = '## One\n\n- Two'
  const written = /^( *)text: `\n\1 {2}## One\n\n\1 {2}- Two\n\1`,$/m
  expect(await set(path, lines)).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toMatch(written)
  await session.undo()
  expect(await set(path, 'One')).toMatchObject({ result: 'saved' })
  await set(path, lines)
  expect(await textOf(project)).toMatch(written)
})
