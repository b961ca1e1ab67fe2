import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { checkImage } from './checkImage.ts'

const NOISE = { type: 'gaussian', mean: 128, sigma: 40 } as const
const photo = () =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: '#000', noise: NOISE } })

const FORMATS: readonly [extension: string, encode: (image: Sharp) => Sharp][] = [
  ['jpg', (image) => image.jpeg()],
  ['png', (image) => image.png()],
  ['webp', (image) => image.webp()],
  ['avif', (image) => image.avif()],
]

it.each(FORMATS)('accepts %s by its content', async (extension, encode) => {
  const bytes = await encode(photo()).toBuffer()
  expect(await checkImage(bytes)).toEqual({ extension, width: 120, height: 80 })
})

it.each(FORMATS)('rejects a truncated %s', async (_, encode) => {
  const bytes = await encode(photo()).toBuffer()
  const { length } = bytes
  expect(await checkImage(bytes.subarray(0, length / 2))).toHaveProperty('problem')
})

it('reports the size of a photo as it is shown', async () => {
  const bytes = await photo().jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect(await checkImage(bytes)).toMatchObject({ width: 80, height: 120 })
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
  const checked = await checkImage(bytes)
  expect('problem' in checked && checked.problem).toMatch(/JPEG, PNG, WebP or AVIF/)
})

it('rejects an animation in another format', async () => {
  const checked = await checkImage(await photo().gif().toBuffer())
  expect(checked).toHaveProperty('problem')
})
