import { beforeAll, expect, it } from 'vitest'
import manifest from '../../../../site.manifest.ts'
import { siteSchema } from '../../../../src/site/site.ts'
import { manifestFiles } from '../../../manifest/files.ts'
import { manifestSource, type ManifestSource } from '../../../manifest/locate.ts'
import { addresses, sectionIds } from '../../../manifest/pages.ts'
import { projectAt } from '../../../manifest/project.ts'
import { manifestPlace } from './manifestPlace.ts'

const site = siteSchema.parse(manifest)
let source: ManifestSource

beforeAll(async () => {
  source = manifestSource(await manifestFiles(projectAt()))
})

/** The line that a click leads to. */
function lineOf(path: string, part: string, text = ''): string {
  const place = manifestPlace(site, source, { path, part, text })
  const [, line] = /^site\.manifest\.ts:(\d+):\d+$/.exec(place) ?? []
  return source.files[0]?.text.split('\n')[Number(line) - 1]?.trim() ?? place
}

it('finds the opening and every section of every page', () => {
  for (const { path, page } of addresses(site)) {
    expect(lineOf(path, 'hero')).toBe('hero: {')
    for (const [index, id] of sectionIds(page).entries()) {
      expect(lineOf(path, id, page.sections[index]?.heading)).toContain('heading: ')
      expect(lineOf(path, id)).toMatch(/^\{/)
    }
  }
})

it('finds a text where it is written, and else the part that it stands in', () => {
  const [first] = site.navigation
  expect(lineOf('/', 'navigation', first?.text)).toContain(`text: '${first?.text}'`)
  expect(lineOf('/', 'navigation', 'No such words')).toBe('navigation: [')
  expect(lineOf('/', 'footer')).toBe('footer: {')
})

it('leads from an unknown address to the not-found page, and from an unknown part to the page', () => {
  expect(lineOf('/no/such', 'hero', site.notFound.title)).toContain(
    `title: '${site.notFound.title}'`,
  )
  const [, other] = addresses(site).filter(({ path, canonical }) => path === canonical)
  expect(lineOf(other?.path ?? '', 'no-such-part')).toBe(`'${other?.path}': {`)
})
