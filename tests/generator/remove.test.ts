import { expect, it, vi } from 'vitest'
import { readManifest } from '../../generator/project/readManifest.ts'
import { changePages } from '../../generator/cli/edit.ts'
import { UsageError } from '../../generator/diagnostics/commandRun.ts'
import { planRemoval } from '../../generator/edits/remove.ts'
import type { RemovalRequest } from '../../generator/edits/pageRequests.ts'
import { pageReferences } from '../../generator/manifest/pageReferences.ts'
import type { Project } from '../../generator/projectPaths.ts'
import { readTree } from '../../generator/emit/write.ts'
import type { Site } from '../../src/site/site.ts'
import { LINKED_PAGE, linkedProject } from './linkedProject.ts'
import { splitProject, textsOf } from './splitProject.ts'
import { editedBy, manifestText, temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const request = (options: Partial<RemovalRequest> = {}) => ({
  kind: 'removePage' as const,
  path: '/team',
  children: false,
  removeLinks: false,
  ...options,
})

/** Removes a page. */
const removed = (project: Project, options: Partial<RemovalRequest>) =>
  editedBy(project, (edited, log) => changePages(edited, log, request(options)))

/** Removes a page with the links to it. */
const unlinked = (project: Project, options: Partial<RemovalRequest> = {}) =>
  removed(project, { removeLinks: true, ...options })

/** Expects that a removal fails with a message and changes no file. Returns the message. */
async function refused(project: Project, options: Partial<RemovalRequest>) {
  const before = await manifestText(project)
  const message = await changePages(project, () => {}, request(options)).then(
    () => 'removed',
    (error: Error) => error.message,
  )
  expect(await manifestText(project)).toBe(before)
  expect(await readTree(project.generated)).toEqual(new Map())
  return message
}

/** The location of a text in the manifest. */
function at(manifest: string, text: string): string {
  const before = manifest.slice(0, manifest.indexOf(text)).split('\n')
  return `site.manifest.ts:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

it('removes a page without references, and changes nothing else in the text', async () => {
  const before = await manifestText(await temporaryProject())
  const project = await temporaryProject((text) =>
    text.replace("'/contact-us/write':", `// People.\n    ${LINKED_PAGE}    '/contact-us/write':`),
  )
  const { text, lines } = await removed(project, {})
  expect(text).toBe(
    before.replace(
      /'[^']*src\/site\/index\.ts'/,
      /'[^']*src\/site\/index\.ts'/.exec(text)?.[0] ?? '',
    ),
  )
  expect(lines.at(-1)).toBe(
    'Removes the page “Team”. Visitors who follow an old link to it see the page “not found”.',
  )
})

it('lists every reference with its location, and changes nothing', async () => {
  const project = await linkedProject()
  const text = await manifestText(project)
  expect(await refused(project, {})).toBe(
    [
      '4 links to “Team” would lead to no page, so nothing was changed.',
      `${at(text, "{ text: 'Our Team'")} menu item “Our Team” (/team)`,
      `${at(text, "{ text: 'Team', to: '/team#all'")} footer link “Team” (/team#all)`,
      `${at(text, "{ from: '/old', to")} redirect from /old (/team)`,
      `${at(text, "{ icon: 'shield-lock'")} link “Security” in the section “What we do” of the page “Home” (/team)`,
      'Remove the links too, or choose a page to which they lead instead.',
      'The options are --remove-links and --redirect <path>. To learn more, run: npm run site -- remove --help',
    ].join('\n'),
  )
})

it('removes links, optional links and redirects to the page', async () => {
  const project = await linkedProject()
  const before = await manifestText(project)
  const { text, site, lines } = await unlinked(project)
  expect(pageReferences(site).filter(({ page }) => page === '/team')).toEqual([])
  expect(text).toBe(
    before
      .replace("    /* menu */ { text: 'Our Team', to: '/team' }, // people\n", '')
      .replace("{ text: 'Team', to: '/team#all' }", '')
      .replace("{ from: '/old', to: '/team' }", '')
      .replace(", link: '/team' }", ', }')
      .replace(`    // People.\n    ${LINKED_PAGE}`, ''),
  )
  expect(text).toContain("// Not about the team.\n\n    '/contact-us/write'")
  expect(lines).toContain(
    `${at(before, "{ text: 'Our Team'")} Removes: menu item “Our Team” (/team)`,
  )
})

it('redirects the page and leads all references to the other page, which has one menu item', async () => {
  const { site, lines } = await removed(await linkedProject(), { redirect: '/contact-us' })
  expect(site.redirects).toEqual([
    { from: '/old/contact', to: '/contact-us' },
    { from: '/old', to: '/contact-us' },
    { from: '/team', to: '/contact-us' },
  ])
  expect(site.navigation.map(({ text }) => text)).toEqual(['Home', 'Contact'])
  expect(site.footer.groups[0]?.links.at(-1)).toEqual({ text: 'Team', to: '/contact-us' })
  expect(lines).toContain(
    'Removes the page “Team”. Visitors who follow an old link to it are led to “Contact”.',
  )
  expect(lines.filter((line) => line.includes(' Leads to “Contact”: '))).toHaveLength(3)
  expect(lines).toContain(
    'Links that lead elsewhere keep their texts: change those that name the old page.',
  )
})

it('removes links and redirects the rest if both are requested', async () => {
  const project = await linkedProject((text) =>
    text.replace("thanks: '/contact-us'", "thanks: '/team'"),
  )
  const { site } = await unlinked(project, { redirect: '/contact-us' })
  expect(site.navigation.map(({ text }) => text)).toEqual(['Home', 'Contact'])
  expect(site.forms['contact']?.thanks).toBe('/contact-us')
  expect(site.redirects.at(-1)).toEqual({ from: '/team', to: '/contact-us' })
})

it('keeps a menu item that has links to other pages: it only opens its submenu', async () => {
  const children = [{ text: 'Home', to: '/' }]
  const project = await linkedProject((text) =>
    text.replace(
      "to: '/team' }, // people",
      `to: '/team', children: ${JSON.stringify(children)} },`,
    ),
  )
  const { site } = await unlinked(project)
  expect(site.navigation[0]).toEqual({ text: 'Our Team', children })
})

it('keeps a required reference', async () => {
  const project = await linkedProject((text) =>
    text.replace("thanks: '/contact-us'", "thanks: '/team'"),
  )
  const message = await refused(project, { removeLinks: true })
  expect(message).toMatch(/^1 link to “Team” would lead to no page, so nothing was changed\.\n/)
  expect(message).toContain(' form “Contact form” (/team)\n')
  expect(message).toContain(
    '\nThese links cannot be removed automatically. Choose a page to which they lead instead.',
  )
})

it('keeps or removes the pages below it', async () => {
  const below = (text: string) =>
    text.replace(
      "'/contact-us/write': {",
      `${LINKED_PAGE.replaceAll('/team', '/team/all').replaceAll("'Team'", "'All'")}'/contact-us/write': {`,
    )
  const kept = await unlinked(await linkedProject(below))
  expect(Object.keys(kept.site.routes)).toContain('/team/all')
  expect(kept.lines).toContain('The pages below it stay: “All”.')
  const both = await unlinked(await linkedProject(below), { children: true })
  expect(Object.keys(both.site.routes)).toEqual(['/', '/contact-us', '/contact-us/write'])
  expect(both.lines).toContain(
    'Removes the page “All”. Visitors who follow an old link to it see the page “not found”.',
  )
})

it('changes nothing if a list would be too short or a value is computed', async () => {
  const few = await linkedProject((text) =>
    text.replace("links: [{ text: 'Home', to: '/' }, ", 'links: ['),
  )
  expect(await refused(few, { removeLinks: true })).toMatch(
    /^1 link to “Team” would lead to no page, so nothing was changed\.\n.* footer link “Team”/,
  )
  const computed = await linkedProject((text) =>
    text.replace('navigation: [\n', 'navigation: [\n ...[],\n'),
  )
  expect(await refused(computed, { removeLinks: true })).toMatch(
    /^These values are computed, so they cannot be edited automatically\.[\s\S]* navigation\[0\]/,
  )
})

it('removes a page from the files that the manifest imports, and reports constants that nothing uses', async () => {
  const project = await splitProject({
    'site.manifest.ts': (text) => text.replace('legal: []', "legal: [{ text: 'Home', to: '/' }]"),
  })
  const lines: string[] = []
  const before = await textsOf(project)
  await changePages(project, (line) => lines.push(line), request({ path: '/contact-us/write' }))
  const after = await textsOf(project)
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([
    'content/contact.ts',
  ])
  expect(after['content/contact.ts']).not.toContain('/contact-us/write')
})

it('reports a constant that still contains the path', async () => {
  const project = await linkedProject((text) =>
    text
      .replace(
        'export default',
        "const links = { team: { text: 'Our Team', to: '/team' } } as const\n\nexport default",
      )
      .replace("/* menu */ { text: 'Our Team', to: '/team' },", 'links.team,'),
  )
  const { text, lines } = await unlinked(project)
  expect(lines.at(-1)).toBe(
    `${at(text, "'/team' } } as const")} The manifest still contains "/team", but nothing uses it. Remove it.`,
  )
})

const sectionsOf = ({ routes }: Site, path = '/') => {
  const page = routes[path]
  return page === undefined || 'alias' in page ? [] : page.sections
}

/** Adds a section to the home page. */
const withSection = (code: string) =>
  linkedProject((text) => text.replace("        {\n          kind: 'statistics',", `${code},\n$&`))

it('removes a card that has nothing but a name and the link', async () => {
  const { site, output } = await unlinked(
    await linkedProject((text) =>
      text.replace("{ icon: 'shield-lock'", "{ icon: 'cpu', title: 'Networks' }, $&"),
    ),
  )
  expect(sectionsOf(site)[0]).toMatchObject({
    cards: [{ title: 'Networks' }, { title: 'Systems' }],
  })
  expect(output).toMatch(/Removes: link “Security” in the section “What we do”/m)
})

it.each([
  ['that has further texts', "description: 'For all.'"],
  ['without which its list would be too short', ''],
])('removes only the link of a card %s', async (_, texts) => {
  const { site, output } = await unlinked(
    await linkedProject((text) =>
      text.replace("{ icon: 'shield-lock', title: 'Security',", (card) =>
        texts === '' ? card : `{ icon: 'cpu', title: 'Networks' }, ${card} ${texts},`,
      ),
    ),
  )
  const [section] = sectionsOf(site)
  const cards = section?.kind === 'iconGrid' ? section.cards : []
  expect(cards.find(({ title }) => title === 'Security')).not.toHaveProperty('link')
  expect(output).toMatch(/Removes only the link: link “Security” in the section “What we do”/m)
})

it('removes an optional list and a group of links with the last entry', async () => {
  const { site, text } = await unlinked(
    await linkedProject((manifest) =>
      manifest
        .replace("{ from: '/old/contact', to: '/contact-us' }, ", '')
        .replace("actions: [{ text: 'Write to us', to: '/contact-us#form' }]", 'actions: [TEAM]')
        .replace("{ text: 'Write to us', to: '/contact-us#form', target: '_blank' }", 'TEAM')
        .replace("title: 'Company', links: [", "title: 'People', links: [TEAM] }, {\n$&")
        .replaceAll('TEAM', "{ text: 'Team', to: '/team' }"),
    ),
  )
  expect(site.footer.groups.map(({ title }) => title)).toEqual(['Company'])
  expect(text).not.toMatch(/redirects|actions:|children/)
})

it('removes a section that has nothing but a heading and links to the page', async () => {
  const { site } = await unlinked(
    await withSection(
      "{ kind: 'buttonLinks', heading: 'People', links: [{ text: 'Team', to: '/team' }] }",
    ),
  )
  expect(sectionsOf(site).map(({ heading }) => heading)).not.toContain('People')
})

it('leads the links of a list that would be too short to the other page, or lists them', async () => {
  const section =
    "{ kind: 'callToAction', heading: 'Join Us', text: 'Now.', actions: [{ text: 'Team', to: '/team' }] }"
  const { site } = await unlinked(await withSection(section), { redirect: '/contact-us' })
  expect(sectionsOf(site)[1]).toMatchObject({ actions: [{ text: 'Team', to: '/contact-us' }] })
  await expect(unlinked(await withSection(section))).rejects.toThrow(
    /^1 link to “Team” would lead to no page.*\n.* link “Team” in the section “Join Us”.*\nThese links cannot be removed/,
  )
})

it('removes imports and constants that nothing uses any more', async () => {
  const project = await linkedProject((text) =>
    text
      .replace("sample('2026-11-20')", "'2026-11-20'")
      .replace('export default', "/** The word. */\nconst WORD = 'Team'\n\nexport default")
      .replace("headline: 'Who we are.'", 'headline: sample(`The ${WORD}.`)'),
  )
  const { text } = await unlinked(project)
  expect(text).toContain('import { defineSite } from')
  expect(text).not.toContain('WORD')
  expect(text).toContain('const facts = {')
})

it.each([
  [{ path: '/taem' }, '"/taem" is not a page of this site. '],
  [{ path: '/' }, 'The home page cannot be removed.'],
  [{ redirect: '/home' }, '"/home" is not a page of this site. '],
  [{ redirect: '/team' }, '"/team" is removed too. Choose another page for --redirect.'],
  [
    { path: '/contact-us', redirect: '/contact-us/write' },
    '"/contact-us/write" is an alias of a removed page. Choose another page for --redirect.',
  ],
])('reports %j as invalid in one line', async (options, message) => {
  const { site } = await readManifest(await linkedProject())
  const plan = () => planRemoval(site, request(options))
  expect(plan).toThrow(UsageError)
  expect(plan).toThrow(message)
})
