import { readFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { changePages } from '../../generator/cli/edit.ts'
import { readManifest } from '../../generator/project/readManifest.ts'
import { UsageError } from '../../generator/diagnostics/commandRun.ts'
import { addPage } from '../../generator/edits/addPage.ts'
import type { NewPageRequest } from '../../generator/edits/pageRequests.ts'
import { pageTemplates } from '../../generator/edits/pageTemplates.ts'
import { formatModule } from '../../generator/code/module.ts'
import type { Project } from '../../generator/projectPaths.ts'
import type { Site } from '../../src/site/site.ts'
import { here } from './project.ts'
import { editedBy, manifestText, temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const silent = () => {}

/** A path that no page of the site has. */
const NEW_PATH = '/a-new-page'

/** Adds a page. */
const added = (project: Project, request: NewPageRequest) =>
  editedBy(project, (edited, log) => changePages(edited, log, { kind: 'addPage', ...request }))

it.each(Object.keys(pageTemplates))(
  'the template %s creates a page without errors',
  async (template) => {
    const { site } = await added(await temporaryProject(), {
      path: NEW_PATH,
      template,
      menu: true,
    })
    const page = site.routes[NEW_PATH]
    expect(page).toMatchObject({ title: 'A New Page' })
  },
)

it('writes a page in the style of the manifest, with every placeholder marked as a sample', async () => {
  const project = await temporaryProject()
  const text = await manifestText(project)
  const request = { path: '/contact-us/press', template: 'plain', title: "Press & 'Media'" }
  const { text: after } = await added(project, request)
  const start = after.indexOf('\n\n"/contact-us/press"')
  const page = after.slice(start, start + after.length - text.length)
  expect(after.replace(page, '')).toBe(text)
  await expect(
    await formatModule('page.ts', `export const routes = {${page}}`),
  ).toMatchFileSnapshot(here('addedPage.txt'))
})

it('adds the page after its siblings in routes, and below its parent in the menu', async () => {
  const { site } = await added(await temporaryProject(besideOthers), {
    path: '/contact-us/press',
    template: 'plain',
    menu: 'Press Room',
  })
  expect(Object.keys(site.routes)).toEqual([
    '/',
    '/contact-us',
    '/contact-us/write',
    '/contact-us/press',
    '/team',
  ])
  const item = site.navigation.find(({ to }) => to === '/contact-us')
  expect(item?.children.at(-1)).toEqual({ text: 'Press Room', to: '/contact-us/press' })
  expect(item?.children).toHaveLength(2)
})

/** Adds a page after those of the fixture. */
const besideOthers = (manifest: string) =>
  manifest.replace(
    "'/contact-us/write': { alias: '/contact-us' },",
    "$&\n    '/team': { alias: '/contact-us' },",
  )

it('adds the page at the end of routes and of the menu if its only ancestor is the home page', async () => {
  const { site } = await added(await temporaryProject(), {
    path: '/team',
    template: 'plain',
    menu: true,
  })
  expect(Object.keys(site.routes).at(-1)).toBe('/team')
  expect(site.navigation.at(-1)).toMatchObject({ text: 'Team', to: '/team' })
})

it('adds the first child of a menu item, and keeps a comment at the end of a line', async () => {
  const project = await temporaryProject((text) =>
    text
      .replace("{ text: 'Home', to: '/' },", "{ text: 'Home', to: '/' }, // first")
      .replace(/children: \[.*\],/, '')
      .replace(
        "'/contact-us/write': { alias: '/contact-us' },",
        "'/contact-us/write': { alias: '/contact-us' }, // old",
      ),
  )
  const { site, text } = await added(project, {
    path: '/contact-us/press',
    template: 'plain',
    menu: true,
  })
  expect(site.navigation[1]?.children).toEqual([{ text: 'Press', to: '/contact-us/press' }])
  expect(text).toContain("'/contact-us/write': { alias: '/contact-us' }, // old\n")
})

/** The starter manifest, in which menu items are constants that other lists use too. */
async function starter(edit = (text: string) => text): Promise<Project> {
  const folder = here('../../generator/newSite/starter')
  const text = await readFile(`${folder}/site.manifest.ts`, 'utf8')
  return temporaryProject(
    () => edit(text.replace('../../../src/', here('../../src/'))),
    undefined,
    `${folder}/images`,
  )
}

it('adds a menu item below a constant, and leaves the other uses of the constant', async () => {
  const { site, text } = await added(await starter(), {
    path: '/services/training',
    template: 'plain',
    menu: true,
  })
  const children = [{ text: 'Training', to: '/services/training' }]
  expect(site.navigation.map((item) => item.children)).toEqual([[], children, [], []])
  expect(text).toMatch(/\.\.\.links\.services,\s+children: \[\{ text: 'Training'/)
})

it('is undone by remove --remove-links', async () => {
  const project = await starter()
  const before = await manifestText(project)
  const path = '/services/training'
  const { project: after } = await added(project, { path, template: 'plain', menu: true })
  await changePages(after, silent, { kind: 'removePage', path, children: false, removeLinks: true })
  expect(await manifestText(after)).toBe(before)
})

it('never changes the menu without --menu, also if the footer uses the same list', async () => {
  const { navigation } = (await readManifest(await starter())).site
  const request = { path: '/impressum', template: 'plain' }
  const { site } = await added(await starter(), request)
  expect(site.navigation).toEqual(navigation)
  expect(site.footer.groups[0]?.links.at(-1)).toMatchObject({ to: '/impressum' })
  const list = '[links.home, links.services, links.about, links.contact]'
  const shared = await starter((text) =>
    text.replaceAll(list, 'main').replace('export default', `const main = ${list}\n\n$&`),
  )
  const { output } = await added(shared, request)
  expect(output).toContain('in the footer of every page: The menu uses the same list.')
})

it('says how to format a file that was not formatted before', async () => {
  const isFormatted = async (text: string) => {
    const project = await temporaryProject(() => text)
    const { output } = await added(project, { path: NEW_PATH, template: 'plain' })
    return !/was not formatted before, .* Run: npx oxfmt/.test(output)
  }
  const { manifest } = await temporaryProject()
  const formatted = await formatModule('site.manifest.ts', await readFile(manifest, 'utf8'))
  expect(await isFormatted(formatted)).toBe(true)
  expect(await isFormatted(formatted.replace('\n\n', '\n\n\n\n'))).toBe(false)
})

it('imports sample if the manifest does not', async () => {
  const project = await temporaryProject((text) =>
    text.replace('defineSite, sample', 'defineSite').replace(/sample\(('[^']+')\)/g, '$1'),
  )
  const { text } = await added(project, { path: '/team', template: 'plain' })
  expect(text).toContain('import { defineSite, sample } from')
})

it('adds the title of the parent if another page has the same title', async () => {
  const { site } = await added(await temporaryProject(), {
    path: '/contact-us/contact',
    template: 'plain',
  })
  expect(site.routes['/contact-us/contact']).toMatchObject({ title: 'Contact - Contact' })
})

const pageBelow = (name: string) => `'/contact-us/${name}': {
  title: '${name}',
  description: 'A page below the contact page, for the tests of the links between pages.',
  hero: { title: '${name}', headline: 'A page.', images: ['orbit'] },
  sections: [],
},`

const link = (name: string) => `{ text: '${name}', to: '/contact-us/${name}' }`

/** The minimal site with two more pages, and lists that link to both, or only to the first. */
const withSiblings = (text: string) =>
  text
    .replace('  routes: {\n', `  routes: {\n${pageBelow('mail')}${pageBelow('chat')}`)
    .replace(/children: \[.*\],/, `children: [${link('mail')}, ${link('chat')}], // in the menu`)
    .replace(
      "links: [{ text: 'Home', to: '/' }]",
      `links: [{ text: 'Home', to: '/' }, ${link('mail')}]`,
    )
    .replace(
      "actions: [{ text: 'Write to us', to: '/contact-us#form' }],",
      `actions: [${link('mail')}, ${link('chat')}],`,
    )
    .replace(
      "{ icon: 'cpu', title: 'Systems', titlePosition: 'beside' },",
      `{ icon: 'cpu', title: 'Mail', titlePosition: 'beside', link: '/contact-us/mail' },
       { icon: 'mail', title: 'Chat', titlePosition: 'beside', description: 'Now.', link: '/contact-us/chat' },
       { icon: 'cpu', title: 'Systems' },`,
    )
    .replace(
      "{ kind: 'prose', heading: '2 beginnings'",
      `{ kind: 'buttonLinks', heading: 'Computed', links: [...[${link('mail')}, ${link('chat')}]] },
       { kind: 'prose', heading: '2 beginnings'`,
    )

/** Adds a page next to the two pages. */
async function addPress(request: Partial<NewPageRequest> = {}) {
  const project = await temporaryProject(withSiblings)
  const before = await manifestText(project)
  return { before, ...(await added(project, { path: PRESS, template: 'plain', ...request })) }
}

const PRESS = '/contact-us/press'

/** The lists of the home page: the cards of its first section, and the links of the computed list. */
const homeOf = ({ routes }: Site) => {
  const home = routes['/']
  if (home === undefined || 'alias' in home) throw new Error('There is no home page.')
  const [grid] = home.sections
  return { hero: home.hero, cards: grid?.kind === 'iconGrid' ? grid.cards : [], home }
}

it('adds an entry after the last sibling, with the properties of that entry', async () => {
  const { site, text: after } = await addPress()
  expect(site.navigation[1]?.children.map(({ text }) => text)).toEqual(['mail', 'chat'])
  const { cards } = homeOf(site)
  expect(cards.map(({ title }) => title)).toEqual(['Security', 'Mail', 'Chat', 'Press', 'Systems'])
  expect(cards[3]).toEqual({
    title: 'Press',
    titlePosition: 'beside',
    description: 'One sentence that says what this page is about.',
    link: PRESS,
  })
  expect(after).toContain(`{ title: sample("Press")`)
})

it('changes nothing in lists that link to few siblings', async () => {
  const [group] = (await addPress()).site.footer.groups
  expect(group?.links).toHaveLength(2)
})

it('keeps everything else in the text', async () => {
  const { before, text: after } = await addPress()
  const lines = new Set(after.split('\n'))
  expect(before.split('\n').filter((line) => !lines.has(line))).toEqual([])
})

it('prints each place with its line, and why a list is left out', async () => {
  const { output, text: after } = await addPress()
  const [, line = ''] =
    /site\.manifest\.ts:(\d+):\d+ Adds a link to it in the section “What we do” of the page “Home”/.exec(
      output,
    ) ?? []
  expect(after.split('\n')[Number(line) - 1]).toContain(PRESS)
  expect(output).toMatch(
    /site\.manifest\.ts:\d+:\d+ Adds no link at the top of the page “Home”: It can have at most 2 entries\./,
  )
  expect(output).toMatch(
    /Adds no link in the section “Computed” of the page “Home”: It is computed, so add the entry yourself\./,
  )
  expect(output).not.toContain('No link leads to it yet.')
})

it('adds one menu item with --menu, and no links with --no-links', async () => {
  const { site } = await addPress({ menu: 'For the press' })
  expect(site.navigation[1]?.children.map(({ text }) => text)).toEqual([
    'mail',
    'chat',
    'For the press',
  ])
  const without = await addPress({ links: false })
  expect(without.text).not.toContain(`to: "${PRESS}"`)
  expect(without.output).toContain('No link leads to it yet.')
})

it.each([
  [
    { path: '/team', template: 'plane' },
    '"plane" is not a template. Did you mean "plain"? Available templates: plain, service, overview, form, article.',
  ],
  [
    { path: '/contact-us', template: 'plain' },
    '/contact-us is already a page, “Contact”. Choose another address.',
  ],
  [
    { path: 'team', template: 'plain' },
    '"team" is not a valid path. Did you mean "/team"? A path is a slash and words of a–z and 0–9 joined by hyphens, without a trailing slash, e.g. /about-us/team.',
  ],
])('reports %j as invalid in one line', async (request, message) => {
  const { site, source } = await readManifest(await temporaryProject())
  expect(() => addPage(site, source, request)).toThrow(new UsageError(message))
})
