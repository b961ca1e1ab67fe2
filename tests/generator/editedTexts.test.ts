import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { changePages } from '../../generator/cli/edit.ts'
import { formatModule } from '../../generator/code/module.ts'
import { readTree } from '../../generator/emit/write.ts'
import { changeOf, changeTo, sharedSession, startSession, textOf, textsOf } from './editing.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** The session of the minimal manifest, which the tests without other changes share. */
const start = sharedSession((atEnd) => temporaryProject(undefined, atEnd))

it('replaces one literal and nothing else, generates, and restores the bytes', async () => {
  const project = await temporaryProject((text) =>
    text.replace("text: 'Home', to: '/' },", "/* first */ text: 'Home', to: '/' }, // kept"),
  )
  const session = startSession(project)
  const before = await textOf(project)
  const find = await textsOf(session, '/')
  const change = changeTo(find('Home', 'navigation'), [{ text: 'Start "here" \'now\'' }])
  expect(await session.apply(change)).toEqual({ result: 'saved' })
  const after = before.replace("text: 'Home'", String.raw`text: 'Start "here" \'now\''`)
  expect(await textOf(project)).toBe(after)
  expect((await readTree(project.generated)).get('navigation.json')).toContain(
    String.raw`Start \"here\" 'now'`,
  )
  const named = { result: 'saved', name: 'Menu “Home” · Text' }
  expect(await session.undo()).toEqual(named)
  expect(await session.describePage('/')).toMatchObject({ canUndo: false, canRedo: true })
  expect(await textOf(project)).toBe(before)
  expect(await session.redo()).toEqual(named)
  expect(await session.describePage('/')).toMatchObject({ canUndo: true, canRedo: false })
  expect(await textOf(project)).toBe(after)
})

it.each([
  ['a byte-order mark', (text: string) => `\uFEFF${text}`],
  ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ['both', (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
])('keeps %s of an edited file', async (_, encode) => {
  const project = await temporaryProject()
  const before = await textOf(project)
  await writeFile(project.manifest, encode(before))
  const session = startSession(project)
  const find = await textsOf(session, '/')
  expect(find('Home', 'navigation').location).toBe(locationOf(before, "'Home'"))
  await session.apply(changeTo(find('Home', 'navigation'), [{ text: 'Start' }]))
  const edited = before.replace("text: 'Home'", "text: 'Start'")
  expect(await textOf(project)).toBe(encode(edited))
  await session.undo()
  expect(await textOf(project)).toBe(encode(before))
  await changePages(project, () => {}, {
    kind: 'renamePage',
    path: '/contact-us',
    to: '/contact',
    children: true,
    redirect: true,
  })
  const renamed = await textOf(project)
  expect(renamed).toContain('from: "/contact-us", to: "/contact" }')
  expect(renamed).toBe(encode(renamed.replace('\uFEFF', '').replaceAll('\r\n', '\n')))
})

/** The location of a code in the manifest. */
function locationOf(text: string, code: string): string {
  const lines = text.slice(0, text.indexOf(code)).split('\n')
  return `site.manifest.ts:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}

it('writes the text of the author without sample(…), and removes the import that nothing uses', async () => {
  const project = await temporaryProject((text) =>
    text
      .replace("sample('2026-11-20')", "'2026-11-20'")
      .replace('value: 2015', 'value: sample(2015)')
      .replace("headline: 'Where it begins.'", "headline: sample('Where it begins.')"),
  )
  const session = startSession(project)
  const before = await textOf(project)
  const find = await textsOf(session, '/')
  await session.apply(changeTo(find('Where it begins.'), [{ text: 'Where it starts.' }]))
  const edited = before.replace("sample('Where it begins.')", "'Where it starts.'")
  expect(await textOf(project)).toBe(edited)
  const code = 'facts.founded.value'
  const { path: place } = find('At work since 2015.')
  const { inserted } = await session.describePage('/')
  const revision = inserted.find((value) => value.code === code)?.revision ?? ''
  const change = changeOf({ path: place, code, revision, value: '2016' })
  expect(await session.apply(change)).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toBe(
    edited.replace('sample(2015)', '2016').replace(/, sample *\}/, ' }'),
  )
  await session.undo()
  await session.undo()
  expect(await textOf(project)).toBe(before)
})

it('changes an option together with the name of the option that reveals a field', async () => {
  const { project, session, before } = await start()
  const find = await textsOf(session, '/contact-us')
  const reply = await session.apply(changeTo(find('Other | else'), [{ text: 'Another job' }]))
  expect(reply).toMatchObject({ result: 'saved' })
  const after = await textOf(project)
  expect(after).toBe(before.replaceAll("'Other | else'", "'Another job'"))
  expect(after.match(/Another job/g)).toHaveLength(2)
  expect(await session.undo()).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toBe(before)
})

it('keeps a formatted file formatted, with the quotes of the project', async () => {
  const project = await temporaryProject()
  const name = path.basename(project.manifest)
  await writeFile(project.manifest, await formatModule(name, await textOf(project)))
  const before = await textOf(project)
  const session = startSession(project)
  const find = await textsOf(session, '/')
  await session.apply(changeTo(find('Nobody holds any rights.'), [{ text: 'No rights.' }]))
  expect(await textOf(project)).toBe(before.replace('Nobody holds any rights.', 'No rights.'))
})

it('protects inserted values in a text, and changes them everywhere on request', async () => {
  const { project, session } = await start()
  const find = await textsOf(session, '/')
  const text = find('At work since 2015.')
  const inserted = { code: 'facts.founded.value', value: '2015' }
  expect(text.parts).toEqual([{ text: 'At work since ' }, inserted, { text: '.' }])
  const { inserted: values } = await session.describePage('/')
  expect(values.find(({ code }) => code === inserted.code)).toMatchObject({
    value: '2015',
    meaning: 'Year of foundation',
    source: 'Records',
    editable: true,
  })
  const without = await session.apply(changeTo(text, [{ text: 'At work since 2014.' }]))
  expect(without).toMatchObject({ result: 'rejected' })
  const moved = [inserted, { text: ': the year in which we began `${here}`.' }]
  expect(await session.apply(changeTo(text, moved))).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toContain(
    'summary: `${facts.founded.value}: the year in which we began \\`\\${here}\\`.`,',
  )
  const revision = values.find(({ code }) => code === inserted.code)?.revision ?? ''
  const change = (value: string) =>
    changeOf({ path: text.path, code: inserted.code, revision, value })
  expect(await session.apply(change('long ago'))).toMatchObject({
    result: 'rejected',
  })
  expect(await session.apply(change('2016'))).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toContain('value: 2016,')
})

it('applies a change to a file that another program changed elsewhere, and keeps that change', async () => {
  const project = await temporaryProject()
  const session = startSession(project)
  const find = await textsOf(session, '/')
  const external = (await textOf(project)).replace("label: 'Phone'", "label: 'Mobile'")
  await writeFile(project.manifest, external)
  const change = changeTo(find('Write to us'), [{ text: 'Write' }])
  expect(await session.apply(change)).toMatchObject({ result: 'saved' })
  expect(await textOf(project)).toBe(external.replace("text: 'Write to us'", "text: 'Write'"))
})

it('keeps the change of another program that changed the same text', async () => {
  const project = await temporaryProject()
  const session = startSession(project)
  const find = await textsOf(session, '/')
  const external = (await textOf(project)).replace("text: 'Write to us'", "text: 'Ask us'")
  await writeFile(project.manifest, external)
  const change = changeTo(find('Write to us'), [{ text: 'Write' }])
  expect(await session.apply(change)).toMatchObject({ result: 'conflict' })
  expect(await textOf(project)).toBe(external)
})

it('does not undo over a change of another program', async () => {
  const project = await temporaryProject()
  const session = startSession(project)
  const find = await textsOf(session, '/')
  await session.apply(changeTo(find('Write to us'), [{ text: 'Write' }]))
  const external = (await textOf(project)).replace("label: 'Phone'", "label: 'Mobile'")
  await writeFile(project.manifest, external)
  const reply = await session.undo()
  expect(reply).toMatchObject({ result: 'rejected' })
  expect(JSON.stringify(reply)).toContain('since then')
  expect(await textOf(project)).toBe(external)
})

it('names the other places of a text, not the page that is open', async () => {
  const project = await temporaryProject((text) =>
    text
      .replace('export default', "const HOME = 'Home'\nexport default")
      .replaceAll("text: 'Home'", 'text: HOME')
      .replaceAll("title: 'Home'", 'title: HOME'),
  )
  const session = startSession(project)
  const find = await textsOf(session, '/')
  expect(find('Home', 'routes').usedBy).toEqual(['menu', 'footer'])
  const findElsewhere = await textsOf(session, '/contact-us')
  expect(findElsewhere('Home', 'navigation').usedBy).toEqual(['footer', 'page “Home”'])
  expect(find('Write to us').usedBy).toEqual([])
})

it('changes a shared button only where the author is, in each form that code can have', async () => {
  const project = await temporaryProject((text) =>
    text
      .replace(
        'export default',
        "const links = { write: { text: 'Write', to: '/contact-us' } }\nconst HOME = 'Home'\nexport default",
      )
      .replace(
        "actions: [{ text: 'Write to us', to: '/contact-us#form' }]",
        'actions: [links.write]',
      )
      .replace("{ text: 'Our privacy notice', to: '/contact-us' }", 'links.write')
      .replace("{ text: 'Write to us', to: '/contact-us#form', target", '{ ...links.write, target')
      .replaceAll("text: 'Home'", 'text: HOME'),
  )
  const session = startSession(project)
  const before = await textOf(project)
  for (const [root, name, from, to] of [
    ['routes', 'Write', '[links.write]', '[{ ...links.write, $ }]'],
    ['consent', 'Write', 'more: links.write', 'more: { ...links.write, $ }'],
    ['navigation', 'Write', "target: '_blank' }],", "target: '_blank',\n$, }],"],
    ['navigation', 'Home', 'text: HOME', 'text: "Here"'],
  ] as const) {
    const { path: at, revision, canDiffer, link } = (await textsOf(session, '/'))(name, root)
    const apply = (value: string, target = { path: at, revision }) =>
      session.apply(changeOf({ ...target, value, onlyHere: true }))
    expect(canDiffer).toBe(true)
    expect(await apply('Here')).toMatchObject({ result: 'saved' })
    expect(await textOf(project)).toBe(before.replace(from, to.replace('$', 'text: "Here"')))
    await session.undo()
    expect(await textOf(project)).toBe(before)
    if (name === 'Home') continue
    expect(link).toMatchObject({ target: '/contact-us', canDiffer: true })
    expect(await apply('/', link)).toMatchObject({ result: 'saved' })
    expect(await textOf(project)).toBe(before.replace(from, to.replace('$', 'to: "/"')))
    await session.undo()
    expect(await textOf(project)).toBe(before)
  }
})

it('offers no change of one place for what is shared as a part of something else', async () => {
  const project = await temporaryProject((text) =>
    text
      .replace(
        'export default',
        "const write = { text: 'Write', to: '/contact-us' }\nconst actions = [write]\n$&",
      )
      .replace("actions: [{ text: 'Write to us', to: '/contact-us#form' }]", 'actions')
      .replace("headline: 'Write to us.',", '$& actions: [...actions],'),
  )
  const text = (await textsOf(startSession(project), '/'))('Write', 'routes')
  const usedBy = ['page “Contact”']
  expect(text).toMatchObject({ usedBy, link: { usedBy } })
  expect([text.canDiffer, text.link?.canDiffer]).toEqual([undefined, undefined])
})

it.each([
  ['draft', 'draft: true'],
  ['from 2999-12-01', "publishFrom: '2999-12-01'"],
  [undefined, "publishFrom: '2020-12-01'"],
])('says why a page is not published: %s', async (publication, property) => {
  const edit = (text: string) => text.replace("'/contact-us': {", `$& ${property},`)
  const session = startSession(await temporaryProject(edit))
  expect((await session.describePage('/contact-us')).publication).toBe(publication)
  expect((await session.describePage('/')).publication).toBeUndefined()
})

it('knows which texts no page shows, such as the names of form values', async () => {
  const { session } = await start()
  const { regions } = await session.describePage('/contact-us')
  const texts = regions.flatMap((region) => region.texts)
  const hidden = texts.filter(({ path: [root], isOnPages }) => root === 'forms' && !isOnPages)
  const names = new Set(hidden.map(({ path: at }) => at.at(-1)))
  expect([...names].toSorted()).toEqual(['never', 'send', 'subject'])
})
