import { readFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { addPageCommand } from '../../generator/cli/edit.ts'
import { readManifest } from '../../generator/project/readManifest.ts'
import type { NewPageRequest } from '../../generator/manifest/edit/requests.ts'
import type { Site } from '../../src/site/site.ts'
import { temporaryProject } from './temporaryProject.ts'

// Loading the TypeScript compiler is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const page = (name: string) => `'/contact-us/${name}': {
  title: '${name}',
  description: 'A page below the contact page, for the tests of the links between pages.',
  hero: { title: '${name}', headline: 'A page.', images: ['orbit'] },
  sections: [],
},`

const link = (name: string) => `{ text: '${name}', to: '/contact-us/${name}' }`

/** The minimal site with two more pages, and lists that link to both, or only to the first. */
const withSiblings = (text: string) =>
  text
    .replace('  routes: {\n', `  routes: {\n${page('mail')}${page('chat')}`)
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

type Added = { before: string; after: string; site: Site; output: string }

/** Adds a page next to the two pages. */
async function add(request: Partial<NewPageRequest> = {}): Promise<Added> {
  const project = await temporaryProject(withSiblings)
  const before = await readFile(project.manifest, 'utf8')
  const lines: string[] = []
  await addPageCommand(project, (line) => lines.push(line), {
    path: '/contact-us/press',
    template: 'plain',
    ...request,
  })
  const after = await readFile(project.manifest, 'utf8')
  // In a new folder, because modules are cached by path.
  const { site } = await readManifest(await temporaryProject(() => after))
  return { before, after, site, output: lines.join('\n') }
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
  const { site, after } = await add()
  expect(site.navigation[1]?.children.map(({ text }) => text)).toEqual(['mail', 'chat'])
  const { cards } = homeOf(site)
  expect(cards.map(({ title }) => title)).toEqual(['Security', 'Mail', 'Chat', 'Press', 'Systems'])
  expect(cards[3]).toEqual({
    icon: 'mail',
    title: 'Press',
    titlePosition: 'beside',
    description: 'One sentence that says what this page is about.',
    link: PRESS,
  })
  expect(after).toContain(`{ icon: "mail", title: sample("Press")`)
})

it('changes nothing in lists that link to few siblings', async () => {
  const [group] = (await add()).site.footer.groups
  expect(group?.links).toHaveLength(2)
})

it('keeps everything else in the text', async () => {
  const { before, after } = await add()
  const lines = new Set(after.split('\n'))
  expect(before.split('\n').filter((line) => !lines.has(line))).toEqual([])
})

it('prints each place with its line, and why a list is left out', async () => {
  const { output, after } = await add()
  const [, line = ''] =
    /Added a link to it: site\.manifest\.ts:(\d+):\d+ in the section "What we do" \(iconGrid\) of \//.exec(
      output,
    ) ?? []
  expect(after.split('\n')[Number(line) - 1]).toContain(PRESS)
  expect(output).toMatch(
    /Added no link: site\.manifest\.ts:\d+:\d+ in the hero of \/: It can have at most 2 entries\./,
  )
  expect(output).toMatch(
    /Added no link: .* in the section "Computed" \(buttonLinks\) of \/: It is computed, so add the entry yourself\./,
  )
  expect(output).not.toContain('No link leads to it yet.')
})

it('adds one menu item with --menu, and no links with --no-links', async () => {
  const { site } = await add({ menu: 'For the press' })
  expect(site.navigation[1]?.children.map(({ text }) => text)).toEqual([
    'mail',
    'chat',
    'For the press',
  ])
  const without = await add({ links: false })
  expect(without.after).not.toContain(`to: "${PRESS}"`)
  expect(without.output).toContain('No link leads to it yet.')
})
