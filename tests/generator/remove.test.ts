import { readFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { readManifest } from '../../generator/project/readManifest.ts'
import { removePageCommand } from '../../generator/cli/edit.ts'
import { UsageError } from '../../generator/diagnostics/console.ts'
import { planRemoval } from '../../generator/manifest/edit/remove.ts'
import type { RemovalRequest } from '../../generator/manifest/edit/requests.ts'
import { pageReferences } from '../../generator/manifest/edit/references.ts'
import type { Project } from '../../generator/manifest/project.ts'
import { readTree } from '../../generator/emit/write.ts'
import { LINKED_PAGE, linkedProject } from './linkedProject.ts'
import { splitProject, textsOf } from './splitProject.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const manifestOf = (project: Project) => readFile(project.manifest, 'utf8')

const request = (options: Partial<RemovalRequest> = {}): RemovalRequest => ({
  path: '/team',
  children: false,
  removeLinks: false,
  ...options,
})

/** Removes a page, and reads the manifest in a new folder, because modules are cached by path. */
async function removed(project: Project, options: Partial<RemovalRequest>) {
  const lines: string[] = []
  await removePageCommand(project, (line) => lines.push(line), request(options))
  const text = await manifestOf(project)
  const reopened = await temporaryProject(() => text)
  const { site } = await readManifest({ ...reopened, images: project.images })
  return { lines, text, site }
}

/** Expects that a removal fails with a message and changes no file. Returns the message. */
async function refused(project: Project, options: Partial<RemovalRequest>) {
  const before = await manifestOf(project)
  const message = await removePageCommand(project, () => {}, request(options)).then(
    () => 'removed',
    (error: Error) => error.message,
  )
  expect(await manifestOf(project)).toBe(before)
  expect(await readTree(project.generated)).toEqual(new Map())
  return message
}

/** The location of a text in the manifest. */
function at(manifest: string, text: string): string {
  const before = manifest.slice(0, manifest.indexOf(text)).split('\n')
  return `site.manifest.ts:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

it('removes a page without references, and changes nothing else in the text', async () => {
  const before = await manifestOf(await temporaryProject())
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
  expect(lines.at(-1)).toBe('Removed /team without a redirect.')
})

it('lists every reference with its location, and changes nothing', async () => {
  const project = await linkedProject()
  const text = await manifestOf(project)
  expect(await refused(project, {})).toBe(
    [
      '4 references to /team would lead to no page, so nothing was changed.',
      `${at(text, "{ text: 'Our Team'")} menu item "Our Team" (/team)`,
      `${at(text, "{ text: 'Team', to: '/team#all'")} footer link "Team" (/team#all)`,
      `${at(text, "{ from: '/old', to")} redirect from /old (/team)`,
      `${at(text, "{ icon: 'shield-lock'")} link "Security" in the section "What we do" (iconGrid) of / (/team)`,
      'Use --redirect <path> to redirect the page and these references to another page.',
      'Use --remove-links to remove menu items, footer links, cards and optional links.',
    ].join('\n'),
  )
})

it('removes links, optional links and redirects to the page', async () => {
  const project = await linkedProject()
  const before = await manifestOf(project)
  const { text, site, lines } = await removed(project, { removeLinks: true })
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
    `Removed: ${at(before, "{ text: 'Our Team'")} menu item "Our Team" (/team)`,
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
  expect(lines).toContain('Removed /team and added a redirect to /contact-us.')
  expect(lines.filter((line) => line.startsWith('Now leads to /contact-us: '))).toHaveLength(3)
})

it('removes links and redirects the rest if both are requested', async () => {
  const project = await linkedProject((text) =>
    text.replace("thanks: '/contact-us'", "thanks: '/team'"),
  )
  const { site } = await removed(project, { redirect: '/contact-us', removeLinks: true })
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
  const { site } = await removed(project, { removeLinks: true })
  expect(site.navigation[0]).toEqual({ text: 'Our Team', children })
})

it('keeps a required reference', async () => {
  const project = await linkedProject((text) =>
    text.replace("thanks: '/contact-us'", "thanks: '/team'"),
  )
  const message = await refused(project, { removeLinks: true })
  expect(message).toMatch(
    /^1 reference to \/team would lead to no page, so nothing was changed\.\n/,
  )
  expect(message).toContain(' forms.contact.thanks (/team)\n')
  expect(message).toContain(
    '\nThese references cannot be removed automatically. Edit them, or use --redirect.',
  )
})

it('keeps or removes the pages below it', async () => {
  const below = (text: string) =>
    text.replace(
      "'/contact-us/write': {",
      `${LINKED_PAGE.replaceAll('/team', '/team/all').replaceAll("'Team'", "'All'")}'/contact-us/write': {`,
    )
  const kept = await removed(await linkedProject(below), { removeLinks: true })
  expect(Object.keys(kept.site.routes)).toContain('/team/all')
  expect(kept.lines).toContain(
    'The pages below it stay: /team/all. To remove a page with them, use --children.',
  )
  const both = await removed(await linkedProject(below), { removeLinks: true, children: true })
  expect(Object.keys(both.site.routes)).toEqual(['/', '/contact-us', '/contact-us/write'])
  expect(both.lines).toContain('Removed /team/all without a redirect.')
})

it('changes nothing if a list would be too short or a value is computed', async () => {
  const few = await linkedProject((text) =>
    text.replace("links: [{ text: 'Home', to: '/' }, ", 'links: ['),
  )
  expect(await refused(few, { removeLinks: true })).toMatch(
    /^1 reference to \/team would lead to no page, so nothing was changed\.\n.* footer link "Team"/,
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
  await removePageCommand(
    project,
    (line) => lines.push(line),
    request({ path: '/contact-us/write' }),
  )
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
  const { text, lines } = await removed(project, { removeLinks: true })
  expect(lines.at(-1)).toBe(
    `${at(text, "'/team' } } as const")} still contains "/team", but nothing uses it. Remove it.`,
  )
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
