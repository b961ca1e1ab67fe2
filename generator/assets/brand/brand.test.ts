import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawIcon, drawWordmark, svg } from './drawing.ts'
import { icoOf } from './ico.ts'
import { openLettering } from './lettering.ts'

const setting = { size: 100, weight: 560, width: 108, tracking: 0 }

it('letters have the width that their setting asks for', async () => {
  const letter = await openLettering()
  const advance = (change: object) => letter('Zero Trust', { ...setting, ...change }).advance
  expect(advance({ size: 200 })).toBeCloseTo(2 * advance({}), 5)
  expect(advance({ width: 125 })).toBeGreaterThan(advance({}))
  expect(advance({ weight: 600 })).toBeGreaterThan(advance({}))
  expect(advance({ tracking: 0.1 })).toBeCloseTo(advance({}) + 'Zero Trust'.length * 10, 5)
})

it('leaves out what the font does not have, and draws the rest', async () => {
  const letter = await openLettering()
  expect(letter('A漢B', setting).path).not.toBe('')
  expect(letter('A漢B', setting).advance).toBe(
    letter('A', setting).advance + letter('B', setting).advance,
  )
  expect(letter('漢字', setting)).toEqual({ path: '', advance: 0 })
})

it('a name of one word has a wordmark too', async () => {
  const letter = await openLettering()
  const { width, shapes } = drawWordmark('Keystead', 'dark', letter)
  const { data, info } = await sharp(Buffer.from(svg(Math.ceil(width), 36, shapes)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inked = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: info.height }, (_, y) => y).some(
      (y) => (data[(y * info.width + x) * info.channels + 3] ?? 0) > 40,
    ),
  )
  // Its last letter ends where the drawing does.
  expect(inked.at(-1)).toBeGreaterThan(info.width - 4)
})

it('a maskable icon keeps the symbol inside of the circle that no system cuts off', async () => {
  const { data, info } = await sharp(Buffer.from(drawIcon(0.5)))
    .resize(200, 200)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ground = [...data.subarray(0, 3)]
  let farthest = 0
  for (let pixel = 0; pixel < 200 * 200; pixel += 1) {
    const at = pixel * info.channels
    const differs = ground.some((value, band) => Math.abs((data[at + band] ?? 0) - value) > 24)
    const distance = Math.hypot((pixel % 200) - 99.5, Math.floor(pixel / 200) - 99.5)
    if (differs) farthest = Math.max(farthest, distance)
  }
  expect(farthest).toBeGreaterThan(40)
  expect(farthest).toBeLessThanOrEqual(80)
})

it('an icon file says where each of its pictures stands', async () => {
  const png = await sharp(Buffer.from(drawIcon(0.8)))
    .resize(16, 16)
    .png()
    .toBuffer()
  const ico = icoOf([
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
