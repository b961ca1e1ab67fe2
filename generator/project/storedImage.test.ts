import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { UserError } from '../diagnostics/commandRun.ts'
import { storedImage } from './storedImage.ts'

const NOISE = { type: 'gaussian', mean: 128, sigma: 40 } as const

const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#000', noise: NOISE } })

const FORMATS: readonly [extension: string, encode: (image: Sharp) => Sharp][] = [
  ['jpg', (image) => image.jpeg()],
  ['png', (image) => image.png()],
  ['webp', (image) => image.webp()],
  ['avif', (image) => image.avif()],
]

let cache: string

beforeAll(async () => {
  cache = await mkdtemp(path.join(tmpdir(), 'stored-image-'))
})

afterAll(() => rm(cache, { recursive: true }))

type Options = Partial<Parameters<typeof storedImage>[1]>

const store = (bytes: Buffer, options?: Options) =>
  storedImage(bytes, { largest: 100, ...options }, cache)

it.each(FORMATS)(
  'keeps the bytes of a small %s, whose content decides',
  async (extension, encode) => {
    const bytes = await encode(photo()).toBuffer()
    expect(await store(bytes)).toEqual({ bytes, extension, width: 60, height: 40 })
  },
)

it.each(FORMATS)('scales a large %s to the largest width of pages', async (_, encode) => {
  const bytes = await encode(photo(240, 120)).toBuffer()
  const stored = await store(bytes)
  expect(stored).toMatchObject({ extension: 'avif', width: 100, height: 50 })
  expect(await sharp(stored.bytes).metadata()).toMatchObject({ width: 100, height: 50 })
  expect((await store(bytes)).bytes).toEqual(stored.bytes)
})

it('encodes a file of many bytes again, in its size', async () => {
  const bytes = await fields(1200, 1000).png({ compressionLevel: 0 }).toBuffer()
  const stored = await store(bytes, { largest: 1200 })
  expect(stored).toMatchObject({ extension: 'avif', width: 1200, height: 1000 })
  expect(stored.bytes.length).toBeLessThan(bytes.length)
})

/** Four fields: red and green above, blue and white below. */
function fields(width: number, height: number): Sharp {
  const field = (background: string, left: number, top: number) => ({
    input: {
      create: { width: width / 2, height: height / 2, channels: 3 as const, background },
    },
    left,
    top,
  })
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    field('#0f0', width / 2, 0),
    field('#00f', 0, height / 2),
    field('#fff', width / 2, height / 2),
  ])
}

/** The colors of the centers of the four fields of an image, by channel: 0 or 255. */
async function colorsOf(bytes: Uint8Array): Promise<readonly string[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) => {
      const start = (Math.floor(y * height) * width + Math.floor(x * width)) * channels
      return [...data.subarray(start, start + 3)].map((value) => (value > 127 ? 'f' : '0')).join('')
    }),
  )
}

it('turns the image as the camera was held, in sRGB, and removes its metadata', async () => {
  const bytes = await fields(600, 400)
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withExifMerge({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  const before = await sharp(bytes).metadata()
  expect([before.exif, before.icc]).not.toContain(undefined)
  const { width, height, ...stored } = await store(bytes)
  expect([width, height]).toEqual([100, 150])
  expect(await colorsOf(stored.bytes)).toEqual(['00f', 'f00', 'fff', '0f0'])
  const { exif, icc, orientation = 1, space } = await sharp(stored.bytes).metadata()
  expect({ exif, icc, orientation, space }).toEqual({ orientation: 1, space: 'srgb' })
})

it.each(FORMATS)(
  'removes the metadata of a small %s and keeps what it shows',
  async (extension, encode) => {
    const image = fields(60, 40)
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .withExifMerge({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    const bytes = await encode(image).toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const stored = await store(bytes)
    expect(stored).toMatchObject({ extension, width: 40, height: 60 })
    const { width, height, exif, xmp, icc, orientation = 1 } = await sharp(stored.bytes).metadata()
    expect({ width, height, exif, xmp, icc, orientation }).toEqual({
      width: 40,
      height: 60,
      orientation: 1,
    })
    expect(await colorsOf(stored.bytes)).toEqual(['00f', 'f00', 'fff', '0f0'])
  },
)

it('keeps transparency', async () => {
  const image = sharp({ create: { width: 600, height: 300, channels: 4, background: '#f008' } })
  const { bytes } = await store(await image.png().toBuffer())
  const { channels, isOpaque } = await sharp(bytes).stats()
  expect([channels.length, isOpaque]).toEqual([4, false])
})

it('stores the part that the author has chosen, upright, also of a small image', async () => {
  const bytes = await fields(80, 120).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  // On its side, the image has blue and red above, white and green below.
  const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 }
  const stored = await store(bytes, { crop })
  expect(stored).toMatchObject({ extension: 'avif', width: 60, height: 40 })
  expect(new Set(await colorsOf(stored.bytes))).toEqual(new Set(['f00']))
})

it.each([
  [{ x: 1, y: 1, width: 1, height: 1 }, [1, 1]],
  [{ x: 0.999, y: 0.5, width: 0.5, height: 0 }, [1, 1]],
  [{ x: 0, y: 0, width: 1, height: 1 }, [60, 40]],
])('never stores less than a pixel, or what is outside: %o', async (crop, size) => {
  const { width, height } = await store(await photo().jpeg().toBuffer(), { crop })
  expect([width, height]).toEqual(size)
})

it.each(FORMATS)('rejects a truncated %s', async (_, encode) => {
  const bytes = await encode(photo()).toBuffer()
  const { length } = bytes
  await expect(store(bytes.subarray(0, length / 2))).rejects.toThrow(UserError)
})

it.each([60, 240])('rejects a damaged image that is %d pixels wide', async (width) => {
  const bytes = await photo(width, 80).png().toBuffer()
  const middle = Math.floor(bytes.length / 2)
  bytes.fill(0, middle, middle + 100)
  await expect(store(bytes)).rejects.toThrow('damaged')
})

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('Not an image.')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'an SVG file',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
  ],
  ['random bytes after the start of a PNG file', Buffer.from('89504e470d0a1a0affffffff', 'hex')],
])('rejects %s', async (_, bytes) => {
  await expect(store(bytes)).rejects.toThrow('JPEG, PNG, WebP or AVIF')
})

it('rejects an animation', async () => {
  await expect(store(await photo().gif().toBuffer())).rejects.toThrow('JPEG, PNG, WebP or AVIF')
  const frames = await Promise.all([photo(), photo()].map((frame) => frame.png().toBuffer()))
  const animation = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  await expect(store(animation)).rejects.toThrow('animated')
})

it('rejects more pixels than fit into the memory, before it decodes them', async () => {
  const bytes = await photo().jpeg().toBuffer()
  // The height and the width are in the frame header.
  const header = bytes.indexOf(Buffer.of(0xff, 0xc0)) + 5
  bytes.writeUInt16BE(60_000, header)
  bytes.writeUInt16BE(50_000, header + 2)
  await expect(store(bytes)).rejects.toThrow('50000 × 60000 pixels')
})
