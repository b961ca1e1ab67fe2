import { expect, it, vi } from 'vitest'
import { readManifest } from '../../generator/project/readManifest.ts'
import { changePages } from '../../generator/cli/edit.ts'
import { plan } from '../../generator/emit/plan.ts'
import { outline } from '../../generator/inspect/outline.ts'
import { changeOf, changeTo, startSession, textOf, textsOf } from './editing.ts'
import { linkedProject } from './linkedProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** The lines of a section with links in its texts, as they are written. */
const LINES = [
  String.raw`'It\'s \u{1F600}: [our *team*](/team#all) and [the page](/team).',`,
  '`Since ${PATH}: [team](${PATH}), [all](/team#all)`,',
  'text: `\n            ## Who\n\n            - [Everybody](/team)\n          `,',
] as const

const project = () =>
  linkedProject((text) =>
    text
      .replace('export default', "const PATH = '/team'\n\nexport default")
      .replace(
        "        {\n          kind: 'statistics',",
        `{ kind: 'prose', heading: 'Texts', paragraphs: [${LINES[0]} ${LINES[1]}], ${LINES[2]} },\n$&`,
      ),
  )

const silent = () => {}

it('a new path of a page changes the links in texts, and nothing else in them', async () => {
  const edited = await project()
  await changePages(edited, silent, {
    kind: 'renamePage',
    path: '/team',
    to: '/people',
    children: false,
    redirect: false,
  })
  const text = await textOf(edited)
  for (const line of [LINES[0], LINES[2]])
    expect(text).toContain(line.replaceAll('/team', '/people'))
  expect(text).toContain('`Since ${PATH}: [team](${PATH}), [all](/people#all)`')
  expect(text).toMatch(/const PATH = ["']\/people["']/)
})

it('a removed page leaves the texts of the links to it', async () => {
  const edited = await project()
  const output: string[] = []
  await changePages(edited, (line) => output.push(line), {
    kind: 'removePage',
    path: '/team',
    children: false,
    removeLinks: true,
  })
  const text = await textOf(edited)
  expect(text).toContain(String.raw`'It\'s \u{1F600}: our *team* and the page.',`)
  expect(text).toContain('`Since ${PATH}: team, all`')
  expect(text).toContain('text: `\n            ## Who\n\n            - Everybody\n          `,')
  expect(output.join('\n')).toMatch(
    /^site\.manifest\.ts:\d+:\d+ Removes only the link: link “our team” in the section “Texts” of the page “Home” \(\/team#all\)/m,
  )
})

it('pages that only a text links to are no orphans, and the text is JSX', async () => {
  const { site } = await readManifest(await project())
  expect(outline(site).find(({ path }) => path === '/team')?.linkedFrom).toContain('/')
  const [home] = plan(site).pages
  const prose = home?.sections.find(({ kind }) => kind === 'prose')
  const code = (value: unknown) => String(Object(value).text)
  expect(code(Object(prose?.data['paragraphs'])[0])).toBe(
    '<>{"It\'s 😀: "}<LinkTo to="/team#all">{"our "}<em style={{ fontSynthesis: "style" }}>team</em></LinkTo>{" and "}<LinkTo to="/team">the page</LinkTo>{"."}</>',
  )
  expect(code(prose?.data['text'])).toBe(
    '<BlockText><Title order={3}>Who</Title><ul><li><LinkTo to="/team">Everybody</LinkTo></li></ul></BlockText>',
  )
})

it('the page editor shows a long text without its indentation, and writes it with it', async () => {
  const edited = await project()
  const before = await textOf(edited)
  const session = startSession(edited)
  const find = await textsOf(session, '/')
  const long = find('## Who\n\n- [Everybody](/team)')
  expect(long).toMatchObject({ markdown: 'blocks', rendered: 'WhoEverybody' })
  const change = changeTo(long, [{ text: '## Who\n\n- `Nobody`\n- **All**' }])
  expect(await session.apply(change)).toMatchObject({ result: 'saved' })
  const [, , written] = LINES
  expect(await textOf(edited)).toBe(
    before.replace(
      written,
      written.replace('[Everybody](/team)', '\\`Nobody\\`\n            - **All**'),
    ),
  )
  expect(await session.undo()).toMatchObject({ result: 'saved' })
  expect(await textOf(edited)).toBe(before)
})

it('a typed paragraph of a list with empty lines becomes several entries', async () => {
  const edited = await project()
  const before = await textOf(edited)
  const session = startSession(edited)
  const find = await textsOf(session, '/')
  const paragraph = find('Since /team: [team](/team), [all](/team#all)')
  const typed = 'One ${PATH}:\n\n[team](${PATH})\n\nand all'
  const change = changeOf({ path: paragraph.path, revision: paragraph.revision, value: typed })
  const list = paragraph.path.slice(0, -1)
  // What is typed in other tabs into the entries after it is no longer theirs.
  expect(await session.apply(change)).toEqual({ result: 'saved', moved: { list, first: 2 } })
  expect((await textOf(edited)).replaceAll(/\s+/g, ' ')).toContain(
    '`One ${PATH}:`, `[team](${PATH})`, "and all",',
  )
  expect(await session.undo()).toMatchObject({ result: 'saved' })
  expect(await textOf(edited)).toBe(before)
})

it('the text of a button knows its link, which changes like a setting', async () => {
  const edited = await project()
  const session = startSession(edited)
  const { link, path } = (await textsOf(session, '/'))('Home', 'navigation')
  expect(link).toMatchObject({ path: [...path.slice(0, -1), 'to'], target: '/' })
  if (link === undefined) return
  const change = changeOf({ path: link.path, revision: link.revision, value: '/team' })
  expect(await session.apply(change)).toMatchObject({ result: 'saved' })
  expect(await textOf(edited)).toMatch(/text: 'Home',\s+to: '\/team'/)
})
