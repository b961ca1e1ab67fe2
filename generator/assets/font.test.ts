import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { brandSchema } from '../../src/site/brand.ts'
import { siteSchema } from '../../src/site/site.ts'
import { displayFont, webFont } from '../../src/theme/typography.ts'
import minimal from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import { projectAt } from '../projectPaths.ts'
import {
  charactersOf,
  narrowFont,
  codePointsIn,
  siteFont,
  type SourceFont,
  subsetFont,
} from './font.ts'
import { fontFaces } from './fontFaces.ts'
import { openFont, textOutlines } from './textOutline.ts'

const project = projectAt()
const loadDefault = () => siteFont(project, brandSchema.parse({}))

const codes = (text: string) => [...text].map((character) => character.codePointAt(0))

/** Writes a font file into a temporary folder. */
async function fileWith(bytes: Uint8Array | string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'font-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'acme.woff2')
  await writeFile(file, bytes)
  return file
}

/** Reads a font file, as a typeface of the kind `file`. */
const fontIn = (file: string) =>
  siteFont(
    { ...project, fonts: path.dirname(file) },
    brandSchema.parse({ typeface: { kind: 'file', file: path.basename(file), serif: false } }),
  )

/** A variable font without widths, with the weights from 400 to 500. */
async function weightsOnly(): Promise<SourceFont> {
  const font = await loadDefault()
  const narrow = { ...font, weights: { min: 400, max: 500 }, widths: { min: 100, max: 100 } }
  return fontIn(await fileWith(await subsetFont(narrow, 'woff2')))
}

it('the subset of a font has the weights and widths that the site uses', async () => {
  const { variationAxes } = await openFont(await loadDefault())
  expect(variationAxes).toMatchObject({ wght: webFont.weights, wdth: webFont.widths })
})

it('a font with fewer weights and without widths keeps what it has', async () => {
  const font = await weightsOnly()
  expect(font.weights).toEqual({ min: 400, max: 500 })
  expect(font.widths).toBeUndefined()
  const css = await fontFaces(font)
  expect(css).toContain('font-weight:400 500;')
  expect(css).not.toContain('font-stretch')
})

it('the font of headings has one weight and width, the nearest ones that the font has', async () => {
  const { variationAxes } = await openFont(narrowFont(await loadDefault(), displayFont))
  expect(variationAxes).toEqual({})
  const font = await weightsOnly()
  expect(narrowFont(font, displayFont)).toMatchObject({ weights: { min: 500, max: 500 } })
  expect(await fontFaces(font)).toMatch(/font-display:swap;font-weight:500 500;/)
})

it('the fallback fonts take the space of the font, spaces and letters of each style', async () => {
  const font = await openFont(await loadDefault())
  const css = await fontFaces(await loadDefault())
  expect(css).not.toContain('optional')
  const numbers = (name: string) =>
    [...css.matchAll(new RegExp(`${name}:([\\d.]+)%`, 'g'))].map(([, value]) => Number(value) / 100)
  const sizes = numbers('size-adjust')
  expect(sizes.length).toBeGreaterThan(2)
  const letters = sizes.filter((_, index) => index % 2 === 0)
  const spaces = sizes.filter((_, index) => index % 2 === 1)
  // The letters of Arial are about as wide as those of Archivo, its spaces are wider: 0.278 em.
  expect(letters[0]).toBeCloseTo(1, 1)
  const space = font.getVariation({ wght: 400, wdth: 100 }).layout(' ').advanceWidth
  expect((spaces[0] ?? 0) * 0.2778).toBeCloseTo(space / font.unitsPerEm, 3)
  // Browsers take the height of a line from the font of the space.
  const { unitsPerEm, ascent, descent } = font
  for (const [index, size] of spaces.entries()) {
    expect((numbers('ascent-override')[index] ?? 0) * size).toBeCloseTo(ascent / unitsPerEm, 2)
    expect((numbers('descent-override')[index] ?? 0) * size).toBeCloseTo(-descent / unitsPerEm, 2)
  }
})

it('the fallback fonts of a typeface with serifs have serifs', async () => {
  const css = await fontFaces({ ...(await loadDefault()), isSerif: true })
  expect(css).toContain("local('Times New Roman')")
  expect(css).toContain("--site-local-fonts:'Times New Roman',serif")
  expect(css).not.toContain('Arial')
  expect(await fontFaces(await loadDefault())).not.toContain('Times')
})

it('the characters of a site are those of its texts, also in upper case', () => {
  const { product } = minimal
  const site = siteSchema.parse({ ...minimal, product: { ...product, name: 'Größe „Łódź“' } })
  expect([...charactersOf(site)]).toEqual(expect.arrayContaining([...'ößÖ„“Łź']))
  expect(charactersOf(site)).not.toContain('ü')
})

it('says what is wrong with a font that cannot be used', async () => {
  const font = await loadDefault()
  const fixed = { ...font, weights: { min: 400, max: 400 }, widths: { min: 100, max: 100 } }
  const file = await fileWith(await subsetFont(fixed, 'woff2'))
  await expect(fontIn(file)).rejects.toThrow(
    'The font acme.woff2 has no axis of weights (wght). Declare a file with one variable font in brand.typeface.',
  )
  await expect(fontIn(await fileWith('no font'))).rejects.toThrow(
    'The font acme.woff2 cannot be read.',
  )
  const missing = { typeface: { kind: 'package', name: '@fontsource-variable/acme' } } as const
  await expect(siteFont(project, brandSchema.parse(missing))).rejects.toThrow(
    'The package @fontsource-variable/acme is not installed. Run: npm install @fontsource-variable/acme',
  )
})

it('headings can have a typeface of their own, with serifs or without, and fallback fonts with its metrics', async () => {
  const source = await loadDefault()
  const headings = { ...(await weightsOnly()), isSerif: true }
  const css = await fontFaces({ ...source, headings })
  const [display = '', text = ''] = css.split('\n')
  expect(display).toContain('font-weight:400 500;')
  expect(display).not.toContain('font-stretch')
  expect(text).toBe((await fontFaces(source)).split('\n')[1])
  expect(css).toMatch(/'Brand Display Fallback';[^}]*Times New Roman/)
  expect(css).toContain('--site-local-fonts:Arial,sans-serif')
  expect(css).toContain(":root:root{--mantine-font-family-headings:'Brand Display',")
})

it('a typeface has all files of its package that the texts of the site need', async () => {
  const brand = brandSchema.parse({})
  const latin = await siteFont(project, brand, 'Größe 漢')
  expect(latin.others).toBeUndefined()
  const font = await siteFont(project, brand, 'Zażółć Łódź, Hồ, 漢')
  const added = font.others?.map(({ characters }) => String.fromCodePoint(...characters))
  expect(added).toEqual(['żłćŁź', 'ồ'])
  expect(codePointsIn(font)).toEqual(new Set([...font.characters, ...codes('żłćŁźồ')]))
  const faces = await fontFaces(font)
  const ranges = [...faces.matchAll(/'(Brand[^']*)'[^}]*url\('([^']*)'[^}]*unicode-range:([^}]*)/g)]
  expect(ranges.map(([, ...parts]) => parts)).toEqual([
    ['Brand Display', 'site-display-font-1.woff2', 'U+17c,U+142,U+107,U+141,U+17a'],
    ['Brand Display', 'site-display-font-2.woff2', 'U+1ed3'],
    ['Brand', 'site-font-1.woff2', 'U+17c,U+142,U+107,U+141,U+17a'],
    ['Brand', 'site-font-2.woff2', 'U+1ed3'],
  ])
  // Browsers choose a face by these first, and then look only in it for a character.
  const axesOf = (family: string) =>
    [...faces.matchAll(/\{font-family:'(Brand[^']*)'[^}]*?(font-weight[^}]*?);src/g)].flatMap(
      ([, name, axes]) => (name === family ? [axes] : []),
    )
  for (const family of ['Brand', 'Brand Display']) {
    expect(axesOf(family)).toEqual(Array(3).fill(axesOf(family)[0]))
  }
  expect(await fontFaces(latin)).not.toContain('site-font-1')
})

it('texts in images are in all files of the typeface, and have ordinary spaces instead of missing ones', async () => {
  const outline = await textOutlines(await siteFont(project, brandSchema.parse({}), 'Łódź'))
  const style = { size: 100, weight: 400, width: 100, tracking: 0 }
  const widthOf = (text: string) => outline(text, style).advance
  expect(widthOf('Łódź')).toBeCloseTo(widthOf('Ł') + widthOf('ód') + widthOf('ź'), 1)
  expect(widthOf('Ł')).toBeGreaterThan(0)
  expect(widthOf('12\u202Fkg')).toBeCloseTo(widthOf('12 kg'), 1)
})
