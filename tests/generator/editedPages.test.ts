import { writeFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { currentPlan } from '../../generator/project/currentPlan.ts'
import { planOf } from '../../generator/project/generateProject.ts'
import { importWithVite } from '../../generator/project/importWithVite.ts'
import { readTree } from '../../generator/emit/write.ts'
import { createEdits } from '../../generator/project/edits.ts'
import type { PageChange } from '../../generator/editor/protocol.ts'
import type { Project } from '../../generator/projectPaths.ts'
import { sharedInFile, textOf } from './editing.ts'
import { temporaryProject, type AtEnd } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const ADD: PageChange = {
  kind: 'addPage',
  path: '/contact-us/press',
  template: 'plain',
  menu: true,
  links: true,
}

const RENAME: PageChange = {
  kind: 'renamePage',
  path: '/contact-us',
  to: '/contact',
  children: true,
  redirect: true,
}

const REMOVE: PageChange = {
  kind: 'removePage',
  path: '/contact-us/write',
  children: false,
  removeLinks: false,
}

const COPY: PageChange = {
  kind: 'copyPage',
  copyOf: '/contact-us',
  path: '/press',
  menu: true,
}

async function start(edit?: (text: string) => string, atEnd?: AtEnd) {
  const project = await temporaryProject(edit, atEnd)
  const plan = currentPlan(() => planOf(project, importWithVite))
  const session = createEdits(project, plan)
  const { propose: preview } = session
  const write = (change: PageChange, revision: string) =>
    session.apply({ kind: 'pages', change, revision, from: '/' })
  const possible = async (change: PageChange) => {
    const reply = await preview(change)
    if (reply.result === 'possible') return reply
    throw new Error(JSON.stringify(reply))
  }
  return { project, session, preview, possible, write }
}

/** The editor that the tests share that write nothing. */
const shared = sharedInFile((atEnd) => start(undefined, atEnd))

it.each([
  ['Adds the menu item “Press” below “Contact”.', ADD],
  ['Moves /contact-us/write to /contact/write.', RENAME],
  ['Removes the page “Contact (/contact-us/write)”.', REMOVE],
  ['Adds the page “Contact 2” at /press, a copy of “Contact”.', COPY],
])('shows a change before it is written: %s Undo restores the bytes', async (shown, change) => {
  const { project, session, possible, write } = await start()
  const before = await textOf(project)
  const { revision, files, consequences } = await possible(change)
  expect(consequences.map(({ text }) => text).join('\n')).toContain(shown)
  expect(await textOf(project)).toBe(before)
  expect(await readTree(project.generated)).toEqual(new Map())
  expect(files).toEqual(['site.manifest.ts'])
  expect(await write(change, revision)).toEqual({ result: 'saved' })
  expect(await textOf(project)).not.toBe(before)
  await session.undo()
  expect(await textOf(project)).toBe(before)
})

it('renames a page with the texts that are equal to its title, and an open page follows each step', async () => {
  const { project, session, possible, write } = await start((text) =>
    text.replace(
      "{ kind: 'prose', heading: '2 beginnings'",
      "{ kind: 'prose', heading: 'Contact', paragraphs: ['[Contact](/contact-us), [us](/contact-us)'] },\n        $&",
    ),
  )
  const before = await textOf(project)
  const replacementOf = async (path: string) => (await session.describePage(path)).replacement?.path
  expect(await replacementOf('/contact-us')).toBe(undefined)
  const change = { ...RENAME, title: 'Write', redirect: false }
  const { revision, consequences } = await possible(change)
  expect(consequences.map(({ text }) => text)).toContain(
    'The new title is also in: heading of the page, menu, page “Home”.',
  )
  await write(change, revision)
  expect(await textOf(project)).toBe(
    before
      .replaceAll('/contact-us', '/contact')
      .replaceAll("'Contact'", "'Write'")
      .replaceAll('[Contact]', '[Write]')
      .replace("heading: 'Write', paragraphs", "heading: 'Contact', paragraphs"),
  )
  expect(await replacementOf('/contact-us')).toBe('/contact')
  await session.undo()
  expect(await textOf(project)).toBe(before)
  expect(await replacementOf('/contact')).toBe('/contact-us')
  await session.redo()
  expect(await replacementOf('/contact-us')).toBe('/contact')
  expect(await replacementOf('/nowhere')).toBe(undefined)
})

it.each<[string, PageChange, string | undefined, string]>([
  ['an invalid path', { ...ADD, path: 'Press' }, 'path', 'is not a valid path'],
  ['a used path', { ...ADD, path: '/contact-us' }, 'path', 'is already a page'],
  ['an invalid new path', { ...RENAME, to: '/x/' }, 'to', 'Did you mean'],
  ['the home page', { ...RENAME, path: '/' }, undefined, 'cannot be moved'],
  ['no new name', { ...RENAME, to: RENAME.path }, undefined, 'Change the title'],
  ['a missing page', { ...REMOVE, path: '/nowhere' }, undefined, 'is not a page'],
  ['a page with links', { ...REMOVE, path: '/contact-us' }, undefined, 'would lead to no page'],
  ['a used path of a copy', { ...COPY, path: '/' }, 'path', 'is already a page'],
  ['a copy of a missing page', { ...COPY, copyOf: '/x' }, undefined, 'is not a page'],
  ['a missing template', { ...ADD, template: 'none' }, undefined, 'is not a template'],
  ['a title with a line break', { ...ADD, title: 'a\nb' }, undefined, 'line break'],
])('rejects %s at its field and writes nothing', async (_, change, field, message) => {
  const { project, preview } = await shared()
  const before = await textOf(project)
  const reply = await preview(change)
  expect(reply).toMatchObject({ result: 'rejected' })
  expect('field' in reply ? reply.field : undefined).toBe(field)
  expect(JSON.stringify(reply)).toContain(message)
  expect(await textOf(project)).toBe(before)
})

/** The code of `/contact-us` and of its copy. */
async function codeOfCopy(project: Project) {
  const text = await textOf(project)
  const [original, copy] = [text.indexOf("'/contact-us': {"), text.indexOf('"/press": {')]
  const end = text.indexOf("'/contact-us/write'")
  return { original: text.slice(original, copy).trim(), copy: text.slice(copy, end).trim() }
}

it('copies the code of a page as a draft, after it, with what must be unique', async () => {
  const { project, session, possible, write } = await start((text) =>
    text
      .replace("title: 'Contact',", "$&\n      publishFrom: '2020-01-01', // Since then.")
      .replace(
        "headline: 'Write to us.'",
        '/* Short. */ headline: `Write to us since ${facts.founded.value}.`',
      ),
  )
  const { revision } = await possible(COPY)
  await write(COPY, revision)
  const { original, copy } = await codeOfCopy(project)
  expect(copy).toBe(
    original
      .replace("'/contact-us'", '"/press"')
      .replaceAll("title: 'Contact'", "title: 'Contact 2'")
      .replace("\n      publishFrom: '2020-01-01', // Since then.", '')
      .replace(/description: .*\n/, '$&draft: true,\n'),
  )
  const { pages, menu } = await session.pageList()
  expect(pages.find(({ path }) => path === '/press')).toMatchObject({ publication: 'Draft' })
  expect(menu.at(-1)).toMatchObject({ text: 'Contact 2', to: '/press' })
})

it('leads links of a page to its sections to those of the copy', async () => {
  const { project, possible, write } = await start((text) =>
    text
      .replace(
        'export default',
        "const write = { text: 'Write', to: '/contact-us#form' } as const\nconst privacy = 'Or [write](/contact-us#form).'\nexport default",
      )
      .replace(
        "headline: 'Write to us.'",
        "headline: 'Write to us.', actions: [write, { text: 'Home', to: '/' }]",
      )
      .replace(
        "{ kind: 'addresses', heading: 'Our hours'",
        "{ kind: 'prose', heading: 'Letters', paragraphs: ['[Write](/contact-us#form) to us.', privacy] },\n        $&",
      ),
  )
  const { revision, consequences } = await possible(COPY)
  expect(consequences.map(({ text }) => text)).toContain(
    'Leads to “Contact: Write to us” on the copy too: link “write” in the section “Letters” of the page “Contact”',
  )
  await write(COPY, revision)
  const { original, copy } = await codeOfCopy(project)
  expect(original).toContain('actions: [write,')
  expect(copy).toContain("'[Write](/press#form) to us.'")
  expect(copy).toContain("actions: [{ ...write, to: \"/press#form\" }, { text: 'Home', to: '/' }]")
})

it('copies an article without its feed id, and a translation without its original', async () => {
  const { possible, session, write } = await start((text) =>
    text
      .replace('routes: {', "languages: { 'es-US': {} },\n  $&")
      .replace(
        "{ kind: 'prose', heading: '2 beginnings'",
        "{ kind: 'articleList', articles: '/', heading: 'News' },\n        $&",
      )
      .replace(
        "title: 'Contact',",
        "$& language: 'es-US', translationOf: '/',\n      article: { date: '2026-01-02', id: 'tag:example.com,2026:a' },",
      ),
  )
  const { revision } = await possible({ ...COPY, title: 'Prensa' })
  const reply = await write({ ...COPY, title: 'Prensa' }, revision)
  expect(reply).toMatchObject({ result: 'saved' })
  expect((await session.describePage('/press')).regions[0]?.texts[0]?.value).toBe('Prensa')
})

it('says which sections a page and its copy share', async () => {
  const { possible } = await start((text) =>
    text
      .replace(
        'export default',
        "const shared = [{ kind: 'prose', heading: 'Both', paragraphs: ['One.'] }] as const\nexport default",
      )
      .replace("{ kind: 'addresses', heading: 'Our hours'", '...shared,\n        $&'),
  )
  const { consequences } = await possible(COPY)
  expect(consequences.map(({ text }) => text)).toContain(
    'Both pages share “Both”: a change there changes both.',
  )
})

it('names computed values that it cannot edit', async () => {
  const { preview } = await start((text) =>
    text.replace("redirects: [{ from: '/old/contact'", "redirects: [...[], { from: '/old/contact'"),
  )
  const reply = await preview(RENAME)
  expect(JSON.stringify(reply)).toContain('(redirects, at site.manifest.ts')
})

it('writes nothing if the manifest has changed since the preview', async () => {
  const { project, possible, write } = await start()
  const { revision } = await possible(RENAME)
  const external = (await textOf(project)).replace("label: 'Phone'", "label: 'Mobile'")
  await writeFile(project.manifest, external)
  expect(await write(RENAME, revision)).toMatchObject({ result: 'conflict' })
  expect(await textOf(project)).toBe(external)
})

it('writes the change that an author has confirmed, not one that was shown elsewhere since then', async () => {
  const { project, possible, write } = await start()
  const { revision } = await possible(RENAME)
  await possible(ADD)
  expect(await write(RENAME, revision)).toMatchObject({ result: 'saved' })
  const text = await textOf(project)
  expect(text).toContain(`'/contact'`)
  expect(text).not.toContain(ADD.path)
})

it('says where the current manifest has an error instead of a preview', async () => {
  const { project, preview } = await start()
  const broken = (await textOf(project)).replace("to: '/contact-us',", "to: '/nowhere',")
  await writeFile(project.manifest, broken)
  const message = expect.stringMatching(
    /^The site has an error .*\(at site\.manifest\.ts:\d+:\d+\)\.$/,
  )
  expect(await preview(ADD)).toMatchObject({ result: 'rejected', problems: [{ message }] })
})

it('lists the pages, the menu and the templates', async () => {
  const { session } = await shared()
  const reply = await session.pageList()
  expect(reply).toMatchObject({
    pages: [
      { path: '/', name: 'Home' },
      { path: '/contact-us', name: 'Contact' },
      { path: '/contact-us/write', name: 'Contact (/contact-us/write)', alias: '/contact-us' },
    ],
    menu: [
      { text: 'Home', children: [] },
      { text: 'Contact', children: [{ text: 'Write to us' }] },
    ],
  })
  expect(reply).toHaveProperty(['templates', 0, 'purpose'])
})
