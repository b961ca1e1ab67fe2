import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { siteSchema } from '../../../src/site/site.ts'
import manifest from '../../../tests/generator/fixtures/minimal/site.manifest.ts'
import { manifestSource, type ManifestSource } from '../../manifest/locate.ts'
import { sectionIds, sitePages } from '../../manifest/sitePages.ts'
import { manifestLocation } from './openInEditor.ts'
import { manifestFiles } from '../../manifest/load.ts'

const FIXTURE = path.resolve(import.meta.dirname, '../../../tests/generator/fixtures/minimal')

const site = siteSchema.parse(manifest)
let source: ManifestSource

beforeAll(async () => {
  source = manifestSource(
    await manifestFiles({ root: FIXTURE, manifest: `${FIXTURE}/site.manifest.ts` }),
  )
})

/** The place in the manifest that a click opens: its line, and the rest of the line from there. */
function placeOf(path: string, part: string, text = '') {
  const place = manifestLocation(site, source, { path, part, text })
  const [, row, column] = /^site\.manifest\.ts:(\d+):(\d+)$/.exec(place) ?? []
  const line = source.files[0]?.text.split('\n')[Number(row) - 1] ?? place
  return { line, rest: line.slice(Number(column) - 1) }
}

it('finds the hero and every section of every page', () => {
  for (const { path, page } of sitePages(site)) {
    expect(placeOf(path, 'hero').rest).toMatch(/^hero: \{/)
    for (const [index, id] of sectionIds(page, site).entries()) {
      expect(placeOf(path, id, page.sections[index]?.heading).line).toContain('heading: ')
      expect(placeOf(path, id).rest).toMatch(/^\{/)
    }
  }
})

it('finds the line of a text, or the line of the part that contains it', () => {
  const [first] = site.navigation
  expect(placeOf('/', 'navigation', first?.text).line).toContain('text: ')
  expect(placeOf('/', 'navigation', 'No such words').rest).toMatch(/^navigation: \[/)
  expect(placeOf('/', 'footer').rest).toMatch(/^footer: \{/)
})

it('opens the not-found page for an unknown path, and the page for an unknown part', () => {
  expect(placeOf('/no/such', 'hero', site.notFound.title).line).toContain('title: ')
  const [, other] = sitePages(site).filter(({ path, canonical }) => path === canonical)
  if (other === undefined) return
  expect(placeOf(other.path, 'no-such-part').rest.startsWith(`'${other.path}': {`)).toBe(true)
})
