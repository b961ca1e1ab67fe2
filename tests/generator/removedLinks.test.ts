import { readFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { readManifest } from '../../generator/project/readManifest.ts'
import { removePageCommand } from '../../generator/cli/edit.ts'
import type { RemovalRequest } from '../../generator/manifest/edit/requests.ts'
import type { Project } from '../../generator/manifest/project.ts'
import type { Site } from '../../src/site/site.ts'
import { linkedProject } from './linkedProject.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** Removes a page with the links to it, and reads the manifest in a new folder, because modules are cached by path. */
async function removed(project: Project, request: Partial<RemovalRequest> = {}) {
  const lines: string[] = []
  await removePageCommand(project, (line) => lines.push(line), {
    path: '/team',
    children: false,
    removeLinks: true,
    ...request,
  })
  const text = await readFile(project.manifest, 'utf8')
  const { site } = await readManifest(await temporaryProject(() => text))
  return { output: lines.join('\n'), text, site }
}

const sectionsOf = ({ routes }: Site, path = '/') => {
  const page = routes[path]
  return page === undefined || 'alias' in page ? [] : page.sections
}

/** Adds a section to the home page. */
const withSection = (code: string) =>
  linkedProject((text) => text.replace("        {\n          kind: 'statistics',", `${code},\n$&`))

it('removes a card that has nothing but a name and the link', async () => {
  const { site, output } = await removed(
    await linkedProject((text) =>
      text.replace("{ icon: 'shield-lock'", "{ icon: 'cpu', title: 'Networks' }, $&"),
    ),
  )
  expect(sectionsOf(site)[0]).toMatchObject({
    cards: [{ title: 'Networks' }, { title: 'Systems' }],
  })
  expect(output).toMatch(/^Removed: .* link "Security" in the section "What we do"/m)
})

it.each([
  ['that has further texts', "description: 'For all.'"],
  ['without which its list would be too short', ''],
])('removes only the link of a card %s', async (_, texts) => {
  const { site, output } = await removed(
    await linkedProject((text) =>
      text.replace("{ icon: 'shield-lock', title: 'Security',", (card) =>
        texts === '' ? card : `{ icon: 'cpu', title: 'Networks' }, ${card} ${texts},`,
      ),
    ),
  )
  const [section] = sectionsOf(site)
  const cards = section?.kind === 'iconGrid' ? section.cards : []
  expect(cards.find(({ title }) => title === 'Security')).not.toHaveProperty('link')
  expect(output).toMatch(/^Removed only the link: .* link "Security" in the section "What we do"/m)
})

it('removes an optional list and a group of links with the last entry', async () => {
  const { site, text } = await removed(
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
  const { site } = await removed(
    await withSection(
      "{ kind: 'buttonLinks', heading: 'People', links: [{ text: 'Team', to: '/team' }] }",
    ),
  )
  expect(sectionsOf(site).map(({ heading }) => heading)).not.toContain('People')
})

it('leads the links of a list that would be too short to the other page, or lists them', async () => {
  const section =
    "{ kind: 'callToAction', heading: 'Join Us', text: 'Now.', actions: [{ text: 'Team', to: '/team' }] }"
  const { site } = await removed(await withSection(section), { redirect: '/contact-us' })
  expect(sectionsOf(site)[1]).toMatchObject({ actions: [{ text: 'Team', to: '/contact-us' }] })
  await expect(removed(await withSection(section))).rejects.toThrow(
    /^1 reference to \/team would lead to no page.*\n.* link "Team" in the section "Join Us".*\nUse --redirect/,
  )
})

it('removes imports and constants that nothing uses any more', async () => {
  const project = await linkedProject((text) =>
    text
      .replace("sample('2026-11-20')", "'2026-11-20'")
      .replace('export default', "/** The word. */\nconst WORD = 'Team'\n\nexport default")
      .replace("headline: 'Who we are.'", 'headline: sample(`The ${WORD}.`)'),
  )
  const { text } = await removed(project)
  expect(text).toContain('import { defineSite } from')
  expect(text).not.toContain('WORD')
  expect(text).toContain('const facts = {')
})

it('removes pages whose errors are the only ones, and refuses if there are others', async () => {
  const broken = (text: string) =>
    text.replace(
      "hero: { title: 'Team', headline: 'Who we are.',",
      "hero: { headline: 'Who we are.',",
    )
  const { site } = await removed(await linkedProject(broken))
  expect(Object.keys(site.routes)).toEqual(['/', '/contact-us', '/contact-us/write'])
  const both = linkedProject((text) => broken(text).replace("title: 'Contact',\n", ''))
  await expect(removed(await both)).rejects.toThrow(/^site\.manifest\.ts:.*missing-property/)
})
