import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { brandSchema } from '../../src/site/brand.ts'
import { siteSchema } from '../../src/site/site.ts'
import minimal from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import { formatPath } from '../diagnostics/diagnostic.ts'
import { projectAt } from '../projectPaths.ts'
import { siteFont, subsetFont, missingGlyphs } from './font.ts'

/** The warnings for a site with these headlines, and a font file with Latin letters only. */
async function warnings(brand: object, ...headlines: readonly string[]) {
  const fonts = await mkdtemp(path.join(tmpdir(), 'fonts-'))
  onTestFinished(() => rm(fonts, { recursive: true }))
  const font = await siteFont(projectAt(), brandSchema.parse({}))
  await writeFile(path.join(fonts, 'acme.woff2'), await subsetFont(font, 'woff2'))
  const [page] = Object.values(minimal.routes)
  const pages = headlines.map((headline, index) => [
    `/page-${index}`,
    { ...Object(page), hero: { ...Object(page).hero, headline } },
  ])
  const routes = { ...minimal.routes, ...Object.fromEntries(pages) }
  const found = await missingGlyphs(
    { ...projectAt(), fonts },
    siteSchema.parse({ ...minimal, routes, brand }),
  )
  return found.map(({ path, message, hint = '' }) => [
    formatPath(path),
    `${message.split('.')[0]}: ${hint.slice(hint.indexOf('brand'), -1)}`,
  ])
}

it('warns once of each character that the file of a typeface lacks, at its first text', async () => {
  const headlines = ['CO₂ du XXᵉ siècle', 'Doğan, CO₂', 'Łódź, ğ', '5\u202F000\u2009kg', 'Œuvre']
  expect(await warnings({ typeface: { kind: 'file', file: 'acme.woff2' } }, ...headlines)).toEqual([
    [
      'routes["/page-0"].hero.headline',
      'The typeface lacks "₂" (U+2082), "ᵉ" (U+1D49): brand.typeface',
    ],
    ['routes["/page-1"].hero.headline', 'The typeface lacks "ğ" (U+011F): brand.typeface'],
    [
      'routes["/page-2"].hero.headline',
      'The typeface lacks "Ł" (U+0141), "ź" (U+017A): brand.typeface',
    ],
  ])
})

it('warns of characters that no file of a package has', async () => {
  expect(await warnings({}, 'Doğan, Łódź', '漢')).toEqual([
    ['routes["/page-1"].hero.headline', 'The typeface lacks "漢" (U+6F22): brand.typeface'],
  ])
})

it('names the typeface that lacks the characters', async () => {
  const headingTypeface = { kind: 'file', file: 'acme.woff2' }
  expect(await warnings({ headingTypeface }, 'Doğan', 'ğ', 'ł漢')).toEqual([
    ['routes["/page-0"].hero.headline', 'The typeface lacks "ğ" (U+011F): brand.headingTypeface'],
    [
      'routes["/page-2"].hero.headline',
      'The typeface lacks "ł" (U+0142), "漢" (U+6F22): brand.typeface and brand.headingTypeface',
    ],
  ])
})
