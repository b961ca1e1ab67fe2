import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { UserError } from '../diagnostics/commandRun.ts'
import { checkImage, imageNames } from './imageChanges.ts'
import { imageSchema } from '../../src/model/image.ts'
import { NAME } from '../../src/model/text.ts'

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
  expect(await checkImage(bytes)).toBe(extension)
})

it.each(FORMATS)('rejects a truncated %s', async (_, encode) => {
  const bytes = await encode(photo()).toBuffer()
  const { length } = bytes
  await expect(checkImage(bytes.subarray(0, length / 2))).rejects.toThrow(UserError)
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
  await expect(checkImage(bytes)).rejects.toThrow('JPEG, PNG, WebP or AVIF')
})

it('rejects an animation in another format', async () => {
  await expect(checkImage(await photo().gif().toBuffer())).rejects.toThrow(UserError)
})

const NOTHING = { files: [], names: [] }

it.each([
  ['Our Team (2).JPEG', 'our-team-2.jpg', 'ourTeam2'],
  ['Große Übung.png', 'grosse-uebung.jpg', 'grosseUebung'],
  ['2026-11-20 Opening.jpg', '2026-11-20-opening.jpg', 'image20261120Opening'],
  ['../../etc/passwd', 'passwd.jpg', 'passwd'],
  ['..\\..\\Windows\\win.ini', 'win.jpg', 'win'],
  ['/absolute/../..', 'image.jpg', 'image'],
  ['C:\\photo.jpg\u0000.exe', 'photo-jpg.jpg', 'photoJpg'],
  ['写真.jpg', 'image.jpg', 'image'],
  ['', 'image.jpg', 'image'],
])('%s becomes %s', (original, file, name) => {
  expect(imageNames(original, 'jpg', NOTHING, 'de-DE')).toEqual({ file, name })
})

it('makes names that the manifest accepts, also from a very long one', () => {
  const { file, name } = imageNames(`${'Word '.repeat(500)}.png`, 'webp', NOTHING, 'en-US')
  expect(file.length).toBeLessThan(80)
  expect(imageSchema.safeParse({ file, alt: '' }).success).toBe(true)
  expect(name).toMatch(NAME)
})

it('takes no name of another file or image', () => {
  const taken = { files: ['Team.PNG', 'team-2.avif'], names: ['team3'] }
  expect(imageNames('team.jpg', 'jpg', taken, 'en-US')).toEqual({
    file: 'team-3.jpg',
    name: 'team32',
  })
})
