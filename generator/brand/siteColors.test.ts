import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BrandColors, defaultBrandColors } from '../../src/site/brand.ts'
import type { SiteColors } from '../../src/theme/colors.ts'
import { contrast, designColors, hex, lowContrasts, siteColors } from './siteColors.ts'

it('all colors are the colors of the design for the brand of the design', () => {
  expect(siteColors(defaultBrandColors)).toEqual(designColors)
})

/** Random colors of a range of lightness. */
const color = (min: number, max: number) =>
  fc
    .tuple(
      fc.double({ min, max, noNaN: true }),
      fc.double({ min: 0, max: 0.3, noNaN: true }),
      fc.integer({ min: 0, max: 359 }),
    )
    .map(([l, c, h]) => hex({ mode: 'oklch', l, c, h }))

const acceptedBrand: fc.Arbitrary<BrandColors> = fc
  .record({
    background: color(0, 0.35),
    text: color(0, 0.45),
    accent: color(0.5, 1),
    surface: fc.oneof(fc.constant(defaultBrandColors.surface), color(0.85, 1)),
    tint: fc.option(color(0.8, 1), { nil: undefined }),
  })
  .filter((brand) => lowContrasts(brand).length === 0)

it('all colors have enough contrast for each accepted brand', () => {
  fc.assert(
    fc.property(acceptedBrand, (brand) => {
      expect(tooLow(siteColors(brand))).toEqual([])
    }),
    { numRuns: 100 },
  )
})

it('with the nearest colors instead of the rejected ones, a brand is accepted', () => {
  fc.assert(
    fc.property(fc.array(color(0, 1), { minLength: 5, maxLength: 5 }), (colors) => {
      const [background = '', text = '', accent = '', surface = '', tint = ''] = colors
      const brand: BrandColors = { background, text, accent, surface, tint }
      const nearest = lowContrasts(brand).map((found) => [found.name, found.nearest])
      const accepted = { ...brand, ...Object.fromEntries(nearest) }
      expect([lowContrasts(accepted), tooLow(siteColors(accepted))]).toEqual([[], []])
    }),
    // Each run takes long, because it searches for colors.
    { numRuns: 30 },
  )
})

/** The pairs of colors that are shown together with too little contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
function tooLow({ white, shades, tones }: SiteColors): string[] {
  const pairs = Object.values(tones).flatMap((tone) => [
    ...[tone.background, tone.surface].flatMap((background) => [
      ...[tone.heading, tone.text, tone.muted, tone.accent].map((text) => [text, background, 4.5]),
      ...[tone.border, tone.action, tone['action-hover']].map((line) => [line, background, 3]),
    ]),
    [tone['action-text'], tone.action, 4.5],
    [tone['action-text'], tone['action-hover'], 4.5],
  ])
  for (const light of [white, tones.tint.background]) {
    // Errors, success messages and placeholders.
    pairs.push([shades.red[6], light, 4.5], [shades.signal[7], light, 4.5])
    pairs.push([shades.gray[6], light, 4.5])
  }
  return pairs
    .filter(([one, other, ratio]) => contrast(String(one), String(other)) < Number(ratio))
    .map((pair) => pair.join(' '))
}

it('without a tint, tinted sections are a little darker than a surface that is not white', () => {
  const { plain, tint } = siteColors({ ...defaultBrandColors, surface: '#fdf8f1' }).tones
  expect([plain.background, plain.surface, tint.surface]).toEqual(Array(3).fill('#fdf8f1'))
  expect(contrast(tint.background, '#000000')).toBeLessThan(contrast('#fdf8f1', '#000000'))
  expect(siteColors({ ...defaultBrandColors, tint: '#f3e6d2' }).tones.tint.background).toBe(
    '#f3e6d2',
  )
})
