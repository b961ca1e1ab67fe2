import { expect, it } from 'vitest'
import { type Site, siteSchema } from '../../src/site/site.ts'
import manifest from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import { pageReferences } from '../manifest/edit/references.ts'
import { sitePages } from '../manifest/pages.ts'
import { runRules } from './index.ts'
import { movedPages } from './references.ts'

const site = siteSchema.parse(manifest)

const previous = {
  name: site.product.name,
  pages: new Map(
    sitePages(site).flatMap(({ path, canonical, page }) =>
      path === canonical ? [[path, page] as const] : [],
    ),
  ),
}

/** A page with pages below it. */
const parent =
  Object.keys(site.routes).find((path) =>
    Object.keys(site.routes).some((other) => other.startsWith(`${path}/`)),
  ) ?? ''

/** The site with other paths of its pages. Links are not changed. */
const withPaths = (newPath: (path: string) => string): Site => ({
  ...site,
  routes: Object.fromEntries(
    Object.entries(site.routes).map(([path, route]) => [newPath(path), route]),
  ),
})

const isBelow = (path: string) => path === parent || path.startsWith(`${parent}/`)

it('shows all links to a moved page and to the pages below it as one problem', () => {
  const moved = withPaths((path) => (isBelow(path) ? `/moved${path.slice(parent.length)}` : path))
  const found = runRules(moved, { imageFiles: new Set(), previous }).filter(
    ({ code }) => code === 'unknown-page',
  )
  const links = pageReferences(site).filter(({ page }) => isBelow(page))
  expect(links.length).toBeGreaterThan(1)
  expect(found).toHaveLength(links.length)
  expect(
    new Set(found.map(({ message, hint, names }) => [message, hint, names].join('\n'))),
  ).toEqual(
    new Set([
      [
        `"${parent}" seems to have moved to "/moved".`,
        `Update ${links.length} links, or change the path back and run: npm run site -- rename ${parent} /moved`,
        undefined,
      ].join('\n'),
    ]),
  )
})

it('finds a moved page with another title by its sections', () => {
  const moved = withPaths((path) => (path === parent ? '/moved' : path))
  const page = moved.routes['/moved']
  if (page === undefined || 'alias' in page) throw new Error('There is no page.')
  const renamed = { ...moved, routes: { ...moved.routes, '/moved': { ...page, title: 'Other' } } }
  expect([...movedPages(renamed, previous)]).toEqual([[parent, { from: parent, to: '/moved' }]])
})

it('finds nothing if a page was removed, if two pages are similar, or without a previous site', () => {
  const { [parent]: page, ...routes } = site.routes
  expect(movedPages({ ...site, routes }, previous).size).toBe(0)
  const twice = page === undefined ? routes : { ...routes, '/one': page, '/two': page }
  expect(movedPages({ ...site, routes: twice }, previous).size).toBe(0)
  expect(
    movedPages(
      withPaths((path) => `/moved${path}`),
      undefined,
    ).size,
  ).toBe(0)
})
