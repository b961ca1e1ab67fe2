import { writeFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import type { Edits } from '../../generator/project/edits.ts'
import { changeOf, sessionOf, sharedSession, textOf } from './editing.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const shared = sharedSession((atEnd) => temporaryProject(undefined, atEnd))

type Query = Parameters<Edits['findTexts']>[0]

type Found = Awaited<ReturnType<Edits['findTexts']>>

/** A session, the function that searches, and the one that replaces what is found. */
async function start(edit?: (manifest: string) => string) {
  const edited = edit ? await sessionOf(await temporaryProject(edit)) : await shared()
  const { session, project } = edited
  return {
    ...edited,
    text: () => textOf(project),
    find: (search: string, replacement = '', options: Partial<Query> = {}) =>
      session.findTexts({
        search,
        replacement,
        matchCase: false,
        wholeWords: false,
        ...options,
      }),
    replace: (found: Found['texts']) =>
      session.apply(
        changeOf(
          ...found.map(({ path, revision, code, value }) => ({
            path,
            revision,
            code,
            value,
            keepsSample: true,
          })),
        ),
      ),
  }
}

it('finds texts of all pages and parts, with where they are and what they will be', async () => {
  const { find } = await start()
  const { texts, values, hasMore } = await find('home', 'start')
  expect(texts.map(({ page, name, label }) => [page, name, label])).toEqual([
    ['/', 'Home', 'Title'],
    ['/', 'Home', 'Description'],
    ['/', 'Home', 'Top of the page · Title'],
    [undefined, undefined, 'Menu “Home” · Text'],
    [undefined, undefined, 'Footer · Group “Company” · Link “Home” · Text'],
    [undefined, undefined, 'Texts · Error page · Home'],
  ])
  expect(texts[1]).toMatchObject({
    value: 'The start page of the smallest site that uses everything.',
    excerpt: [
      { text: 'The ' },
      { text: 'home', found: true, replaced: 'start' },
      { text: ' page of the smallest site that uses everything.' },
    ],
  })
  expect({ values, hasMore }).toEqual({ values: [], hasMore: false })
  const [alt] = (await find('an orbit')).texts
  expect(alt).toMatchObject({ path: ['media', 'images', 'orbit', 'alt'] })
  expect((await find('specify')).texts).toMatchObject([
    { label: 'Form “Contact form” · Field “Please specify” · Label' },
  ])
})

it('replaces in many texts with one change, which one undo takes back', async () => {
  const { find, replace, text, before, session } = await start()
  const { texts } = await find('Write', 'Send', { matchCase: true })
  expect(texts.length).toBeGreaterThan(3)
  expect(await replace(texts)).toEqual({ result: 'saved' })
  expect((await find('Write', '', { matchCase: true })).texts).toEqual([])
  expect(await text()).toBe(before.replaceAll('Write', 'Send'))
  const name = expect.stringMatching(/ and \d+ more$/)
  expect(await session.undo()).toEqual({ result: 'saved', name })
  expect(await text()).toBe(before)
})

it('keeps the mark of a sample in which a word is replaced', async () => {
  const { find, replace, text, before } = await start((manifest) =>
    manifest.replace("paragraphs: ['One.']", "paragraphs: [sample('One.')]"),
  )
  await replace((await find('One.', 'Two.', { matchCase: true })).texts)
  expect(await text()).toBe(before.replace("sample('One.')", "sample('Two.')"))
})

it('describes an inserted value once, and replaces it only where it comes from', async () => {
  const { find, replace, text } = await start((manifest) =>
    manifest
      .replace(
        'export default',
        "const NAME = 'Minimal'\nconst SENTENCE = `This is ${NAME}.`\nexport default",
      )
      .replace("name: 'Minimal'", 'name: NAME')
      .replace(
        "paragraphs: ['One.']",
        'paragraphs: [`Welcome at ${NAME}, the minimal site.`, `${SENTENCE} Really.`]',
      ),
  )
  const { texts, values } = await find('minimal', 'Other')
  expect(values).toMatchObject([
    {
      code: 'NAME',
      value: 'Other',
      obstacle: undefined,
      excerpt: [{ text: 'Minimal', found: true, replaced: 'Other' }],
      usedBy: ['page “Home”', 'product'],
    },
  ])
  expect(texts.filter(({ page }) => page === '/')).toMatchObject([
    { value: 'Welcome at ${NAME}, the Other site.' },
  ])
  expect(texts.map(({ path }) => path)).not.toContainEqual(['product', 'name'])
  const before = await text()
  await replace(texts.filter(({ page }) => page === '/'))
  expect(await text()).toBe(before.replace('the minimal site', 'the Other site'))
  await replace(values)
  expect(await text()).toContain("const NAME = 'Other'")
})

it('does not replace a match that contains a part of an inserted value, nor a number by words', async () => {
  const { find } = await start()
  const { texts } = await find('since 2015', 'for years')
  expect(texts).toMatchObject([{ value: undefined, obstacle: 'inserted' }])
  const { values } = await find('2015', 'long ago')
  expect(values).toMatchObject([
    { value: undefined, obstacle: 'number', meaning: 'Year of foundation' },
  ])
})

it('finds a computed text, which it cannot replace', async () => {
  const { find } = await start((manifest) =>
    manifest.replace("'Where it begins.'", "['Where', 'it begins.'].join(' ')"),
  )
  expect((await find('it begins', 'we are')).texts).toMatchObject([
    { value: undefined, obstacle: 'computed' },
  ])
})

it('lists a text once that several parts share', async () => {
  const { find, replace, text } = await start((manifest) =>
    manifest
      .replace('export default', "const HOME = 'Our start'\nexport default")
      .replaceAll("text: 'Home'", 'text: HOME'),
  )
  const { texts } = await find('our start', 'Begin')
  expect(texts).toMatchObject([
    {
      usedBy: ['menu', 'footer'],
      paths: [
        ['navigation', 0, 'text'],
        ['footer', 'groups', 0, 'links', 0, 'text'],
      ],
    },
  ])
  await replace(texts)
  expect(await text()).toContain("const HOME = 'Begin'")
})

it('changes nothing if one of the texts was changed meanwhile, and finds it again', async () => {
  const { find, replace, text, project } = await start((manifest) => manifest)
  const { texts } = await find('Write', 'Send', { matchCase: true })
  const external = (await text()).replace("text: 'Write to us'", "text: 'Write us'")
  await writeFile(project.manifest, external)
  expect(await replace(texts)).toMatchObject({ result: 'conflict' })
  expect(await text()).toBe(external)
})

it('changes nothing if a text would be invalid, and names it', async () => {
  const { find, replace, text, before } = await start()
  const { texts } = await find('Write to us', '')
  const reply = await replace(texts)
  expect(reply).toMatchObject({ result: 'rejected' })
  const paths = texts.map(({ path }) => path.join('.'))
  const invalid = reply.result === 'rejected' ? reply.problems : []
  expect(invalid.length).toBeGreaterThan(0)
  expect(paths).toEqual(expect.arrayContaining(invalid.map(({ path }) => path?.join('.'))))
  expect(await text()).toBe(before)
})

it('replaces a standard text if the manifest has the object for it', async () => {
  const standard = (object: string) => (manifest: string) =>
    manifest.replace('redirects: [', `texts: { ${object} },\n  $&`)
  const without = await start(standard(''))
  const [text] = (await without.find('home', 'Start')).texts.filter(({ label }) =>
    label.startsWith('Texts'),
  )
  expect(text).toMatchObject({ value: undefined, obstacle: 'standard' })
  const { find, replace, text: written } = await start(standard('errorPage: {}'))
  await replace(
    (await find('home', 'Start')).texts.filter(({ label }) => label.startsWith('Texts')),
  )
  expect(await written()).toMatch(/errorPage: \{\s*home: "[^"]*Start[^"]*"/)
})
