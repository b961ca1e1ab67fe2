import { beforeAll, expect, it } from 'vitest'
import manifest from '../../../../site.manifest.ts'
import { siteSchema } from '../../../../src/site/site.ts'
import { manifestFiles } from '../../../manifest/files.ts'
import { manifestSource, type ManifestSource } from '../../../manifest/locate.ts'
import { sectionIds, sitePages } from '../../../manifest/pages.ts'
import { projectAt } from '../../../manifest/project.ts'
import { manifestLocation } from './manifestLocation.ts'

const site = siteSchema.parse(manifest)
let source: ManifestSource

beforeAll(async () => {
  source = manifestSource(await manifestFiles(projectAt()))
})

/** The manifest line that a click opens. */
function lineOf(path: string, part: string, text = ''): string {
  const place = manifestLocation(site, source, { path, part, text })
  const [, line] = /^site\.manifest\.ts:(\d+):\d+$/.exec(place) ?? []
  return source.files[0]?.text.split('\n')[Number(line) - 1]?.trim() ?? place
}

it('finds the hero and every section of every page', () => {
  for (const { path, page } of sitePages(site)) {
    expect(lineOf(path, 'hero')).toBe('hero: {')
    for (const [index, id] of sectionIds(page).entries()) {
      expect(lineOf(path, id, page.sections[index]?.heading)).toContain('heading: ')
      expect(lineOf(path, id)).toMatch(/^\{/)
    }
  }
})

it('finds the line of a text, or the line of the part that contains it', () => {
  const [first] = site.navigation
  expect(lineOf('/', 'navigation', first?.text)).toContain(`text: '${first?.text}'`)
  expect(lineOf('/', 'navigation', 'No such words')).toBe('navigation: [')
  expect(lineOf('/', 'footer')).toBe('footer: {')
})

it('opens the not-found page for an unknown path, and the page for an unknown part', () => {
  expect(lineOf('/no/such', 'hero', site.notFound.title)).toContain(
    `title: '${site.notFound.title}'`,
  )
  const [, other] = sitePages(site).filter(({ path, canonical }) => path === canonical)
  expect(lineOf(other?.path ?? '', 'no-such-part')).toBe(`'${other?.path}': {`)
})
