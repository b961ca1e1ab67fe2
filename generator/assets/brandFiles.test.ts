import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { BrandSymbol } from '../../src/model/symbol.ts'
import { brandSchema } from '../../src/site/brand.ts'
import { projectAt } from '../projectPaths.ts'
import { designColors } from '../brand/siteColors.ts'
import { defaultSymbol } from '../brand/readSymbol.ts'
import { iconSvg, logoSvg, svgDocument } from './brandSvg.ts'
import { siteFont } from './font.ts'
import { textOutlines } from './textOutline.ts'

/** Loads the default typeface. */
const loadFont = async () => textOutlines(await siteFont(projectAt(), brandSchema.parse({})))

const style = { size: 100, weight: 560, width: 108, tracking: 0 }

it('text has the width that its style sets', async () => {
  const outlineText = await loadFont()
  const advance = (change: object) => outlineText('Zero Trust', { ...style, ...change }).advance
  expect(advance({ size: 200 })).toBeCloseTo(2 * advance({}), 5)
  expect(advance({ width: 125 })).toBeGreaterThan(advance({}))
  expect(advance({ weight: 600 })).toBeGreaterThan(advance({}))
  expect(advance({ tracking: 0.1 })).toBeCloseTo(advance({}) + 'Zero Trust'.length * 10, 5)
})

it('skips characters that the font does not contain', async () => {
  const outlineText = await loadFont()
  expect(outlineText('A漢B', style).path).not.toBe('')
  expect(outlineText('A漢B', style).advance).toBe(
    outlineText('A', style).advance + outlineText('B', style).advance,
  )
  expect(outlineText('漢字', style)).toEqual({ path: '', advance: 0 })
})

it('renders the logo of a one-word name', async () => {
  const outlineText = await loadFont()
  const content = { symbol: defaultSymbol, wordmark: 'Minimal', tone: designColors.tones.dark }
  const { width, height, shapes } = logoSvg(content, outlineText)
  const { data, info } = await sharp(Buffer.from(svgDocument(Math.ceil(width), height, shapes)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inked = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: info.height }, (_, y) => y).some(
      (y) => (data[(y * info.width + x) * info.channels + 3] ?? 0) > 40,
    ),
  )
  // The last outlineText ends at the right edge of the image.
  expect(inked.at(-1)).toBeGreaterThan(info.width - 4)
})

/** A symbol that fills a viewBox of this size, which does not begin at 0. */
const boxSymbol = (width: number, height: number): BrandSymbol => ({
  viewBox: { x: 5, y: -7, width, height },
  shapes: [
    {
      element: 'rect',
      attributes: {
        x: '5',
        y: '-7',
        width: String(width),
        height: String(height),
        fill: 'currentColor',
      },
    },
  ],
})

it.each([
  [40, 20],
  [20, 40],
  [512, 460],
])('a maskable icon keeps a symbol of %i by %i inside the safe zone', async (width, height) => {
  const icon = iconSvg(0.5, { symbol: boxSymbol(width, height), colors: designColors })
  const { data, info } = await sharp(Buffer.from(icon))
    .resize(200, 200)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const background = [...data.subarray(0, 3)]
  let farthest = 0
  for (let pixel = 0; pixel < 200 * 200; pixel += 1) {
    const at = pixel * info.channels
    const differs = background.some((value, band) => Math.abs((data[at + band] ?? 0) - value) > 24)
    const distance = Math.hypot((pixel % 200) - 99.5, Math.floor(pixel / 200) - 99.5)
    if (differs) farthest = Math.max(farthest, distance)
  }
  expect(farthest).toBeGreaterThan(40)
  expect(farthest).toBeLessThanOrEqual(80)
})
