// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { siteSchema, type Site } from '../../src/site/site.ts'
import { outline } from '../../generator/inspect/overview/outline.ts'
import { siteGraphHtml } from '../../generator/inspect/graph/html.ts'
import { layout } from '../../generator/inspect/graph/layout.ts'
import { siteGraphSvg } from '../../generator/inspect/graph/svg.ts'
import manifest from './fixtures/minimal/site.manifest.ts'

const site = (): Site => siteSchema.parse(manifest)

const laidOut = (value: Site) => layout(outline(value), value)

function parsedSvg(svg: string): Document {
  return new DOMParser().parseFromString(svg, 'image/svg+xml')
}

it('has a row for every path and redirect, below its parent', () => {
  const value = site()
  const { rows } = laidOut(value)
  const paths = [...Object.keys(value.routes), ...value.redirects.map(({ from }) => from)]
  expect(rows.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
  for (const { path, parent, name } of rows) {
    const above = parent === undefined ? '' : (rows[parent]?.path ?? 'none')
    expect(path).toBe(path === '/' ? '/' : above + name)
  }
})

it('has a curve for every link, redirect and alias', () => {
  const value = site()
  const drawn = laidOut(value)
  const pages = outline(value)
  const links = pages.reduce((sum, { linksTo }) => sum + linksTo.length, 0)
  const same = pages.filter(({ sameAs }) => sameAs !== undefined).length + value.redirects.length
  const svg = parsedSvg(siteGraphSvg(drawn, 'Site'))
  expect(svg.querySelectorAll('.e.link').length).toBe(links)
  expect(svg.querySelectorAll('.e.same').length).toBe(same)
  expect(svg.querySelectorAll('.r').length).toBe(drawn.rows.length)
})

it('marks orphans and dead ends', () => {
  const value = site()
  const [path = '', page] =
    Object.entries(value.routes).find(([, route]) => 'sections' in route) ?? []
  if (page === undefined || 'sameAs' in page) throw new Error(`${path} is no page.`)
  value.routes['/nobody'] = {
    ...page,
    title: 'Nobody',
    sections: [],
    hero: { ...page.hero, actions: [] },
  }
  const drawn = laidOut(value)
  const index = drawn.rows.findIndex((row) => row.path === '/nobody')
  const svg = parsedSvg(siteGraphSvg(drawn, 'Site'))
  expect(svg.querySelector(`#r${index}`)?.getAttribute('class')).toBe('r page orphan dead')
  expect(svg.querySelector(`#r${index} .state`)?.textContent).toBe('orphan')
  expect(siteGraphHtml(drawn, 'Site')).toMatch(/<li class="bad"><b>1<\/b> orphan<\/li>/)
})

it('loads no other files, and escapes titles', () => {
  const value = site()
  const hostile = '</title><script>alert(1)</script>"&]]>\u0000\uD800'
  const home = value.routes['/']
  if (home === undefined || 'sameAs' in home) throw new Error('There is no home page.')
  home.title = hostile
  const drawn = laidOut(value)
  const html = new DOMParser().parseFromString(siteGraphHtml(drawn, hostile), 'text/html')
  expect(
    html.querySelectorAll('script, link, img, iframe, foreignObject, [href], [src]').length,
  ).toBe(0)
  expect(html.title).toContain('</title><script>alert(1)</script>"&]]>')
  expect(parsedSvg(siteGraphSvg(drawn, hostile)).querySelector('#r0 title')?.textContent).toContain(
    '<script>',
  )
  expect(siteGraphHtml(drawn, 'Site').replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
    /https?:|url\(/,
  )
})
