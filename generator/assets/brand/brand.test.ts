import sharp from 'sharp'
import { expect, it } from 'vitest'
import { designColors } from '../../colors/designColors.ts'
import { iconSvg, wordmarkSvg, svgDocument } from './brandSvg.ts'
import { encodeIco } from './encodeIco.ts'
import { loadBrandFont } from './textOutline.ts'

const style = { size: 100, weight: 560, width: 108, tracking: 0 }

it('text has the width that its style sets', async () => {
  const outlineText = await loadBrandFont()
  const advance = (change: object) => outlineText('Zero Trust', { ...style, ...change }).advance
  expect(advance({ size: 200 })).toBeCloseTo(2 * advance({}), 5)
  expect(advance({ width: 125 })).toBeGreaterThan(advance({}))
  expect(advance({ weight: 600 })).toBeGreaterThan(advance({}))
  expect(advance({ tracking: 0.1 })).toBeCloseTo(advance({}) + 'Zero Trust'.length * 10, 5)
})

it('skips characters that the font does not contain', async () => {
  const outlineText = await loadBrandFont()
  expect(outlineText('A漢B', style).path).not.toBe('')
  expect(outlineText('A漢B', style).advance).toBe(
    outlineText('A', style).advance + outlineText('B', style).advance,
  )
  expect(outlineText('漢字', style)).toEqual({ path: '', advance: 0 })
})

it('renders the wordmark of a one-word name', async () => {
  const outlineText = await loadBrandFont()
  const { width, shapes } = wordmarkSvg('Keystead', designColors.tones.dark, outlineText)
  const { data, info } = await sharp(Buffer.from(svgDocument(Math.ceil(width), 36, shapes)))
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

it('a maskable icon keeps the symbol inside the safe zone', async () => {
  const { data, info } = await sharp(Buffer.from(iconSvg(0.5, designColors)))
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

it('the directory of an ICO file has the size and offset of each image', async () => {
  const png = await sharp(Buffer.from(iconSvg(0.8, designColors)))
    .resize(16, 16)
    .png()
    .toBuffer()
  const ico = encodeIco([
    { side: 16, png },
    { side: 256, png },
  ])
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0])
  for (const [index, side] of [16, 0].entries()) {
    const entry = 6 + 16 * index
    expect(ico.readUInt8(entry)).toBe(side)
    const offset = ico.readUInt32LE(entry + 12)
    expect(ico.subarray(offset, offset + ico.readUInt32LE(entry + 8))).toEqual(png)
  }
})
