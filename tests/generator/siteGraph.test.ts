import { expect, it } from 'vitest'
import { siteGraph } from '../../generator/inspect/graph.ts'
import { outline } from '../../generator/inspect/outline.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import manifest from './fixtures/minimal/site.manifest.ts'

const site = (): Site => siteSchema.parse(manifest)

const linesOf = (value: Site) => siteGraph(outline(value), value).split('\n')

/** The home page of a site, which tests change. */
function homePage({ routes }: Site) {
  const page = routes['/']
  if (page === undefined || 'alias' in page) throw new Error('There is no home page.')
  return page
}

it('has a node for every path and redirect, and an arrow for every link, redirect and alias', () => {
  const value = site()
  const lines = linesOf(value)
  const pages = outline(value)
  const paths = [...pages, ...value.redirects.map(({ from }) => ({ path: from }))]
  for (const [index, { path }] of paths.entries()) {
    expect(lines.filter((line) => line.startsWith(`p${index}["${path}<br>`))).toHaveLength(1)
  }
  const links = pages.flatMap(({ linksTo }) => linksTo)
  const same = [...pages.filter(({ alias }) => alias !== undefined), ...value.redirects]
  expect(lines.filter((line) => /^p\d+ --> p\d+$/.test(line))).toHaveLength(links.length)
  expect(lines.filter((line) => /^p\d+ -\.-> p\d+$/.test(line))).toHaveLength(same.length)
})

it('marks orphans and dead ends', () => {
  const value = site()
  const home = homePage(value)
  value.routes['/nobody'] = {
    ...home,
    title: 'Nobody',
    sections: [],
    hero: { ...home.hero, actions: [] },
  }
  const node = expect.stringMatching(/\["\/nobody<br>Nobody<br>orphan"\]:::orphan$/)
  expect(linesOf(value)).toContainEqual(node)
})

it('escapes titles, so that they end neither a label nor the diagram', () => {
  const value = site()
  homePage(value).title = '"]<b>`#35;`</b>\n```\u0000%%{x}'
  const [first, second, node] = linesOf(value)
  expect([first, second]).toEqual(['```mermaid', 'flowchart LR'])
  expect(node).toMatch(/^p0\["\/<br>[\w#;/\uFFFD]*"\]:::\w+$/)
})
