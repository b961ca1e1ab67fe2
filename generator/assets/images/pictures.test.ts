import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { builtFiles } from '../builtFiles.ts'
import { uprightCrop } from './crop.ts'
import { pictureFiles } from './picture.ts'
import { imageQuery, parseImageQuery, type ImageOptions } from '../../emit/imageQuery.ts'
import { isReadable } from './readable.ts'

const embedded: ImageOptions = { focus: { x: 0.75, y: 0.25 }, source: { kind: 'embedded' } }
const hosted: ImageOptions = {
  focus: { x: 0.5, y: 0.5 },
  source: { kind: 'host', url: 'https://media.example.com/images', widthParameter: 'w' },
}

/** A folder with an image whose left three quarters are black and whose right quarter is white. */
async function imageIn(width: number, height: number, extension: 'png' | 'jpg' | 'webp' | 'avif') {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, `lamp.${extension}`)
  const white = await sharp({
    create: { width: width / 4, height, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer()
  await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([{ input: white, gravity: 'east' }])
    .toFile(file)
  return { folder, file }
}

it.each([embedded, hosted])('an import carries what the manifest decides', (wishes) => {
  expect(parseImageQuery(imageQuery(wishes))).toEqual(wishes)
})

describe('made by the build', () => {
  it('exists in every format and in the widths of the ladder that it is large enough for', async () => {
    const { folder, file } = await imageIn(1000, 500, 'png')
    const files = builtFiles()
    const picture = await pictureFiles(file, embedded, files, folder)
    expect([picture.width, picture.height]).toEqual([1000, 500])
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    for (const { srcSet } of picture.sources) {
      expect([...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => width)).toEqual([
        '480',
        '800',
        '1000',
      ])
    }
    const [first] = files.all()
    const { width, format } = await sharp(await first?.read()).metadata()
    expect([width, format]).toEqual([480, 'heif'])
  })

  it('is cropped upright about its focal point', async () => {
    const { folder, file } = await imageIn(1600, 600, 'png')
    const files = builtFiles()
    await pictureFiles(file, { ...embedded, focus: { x: 0.875, y: 0.5 } }, files, folder)
    const upright = files.all().find(({ fileName }) => /upright.*\.webp$/.test(fileName))
    const { data, info } = await sharp(await upright?.read())
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([480, 600])
    const light = (x: number) => data[(300 * info.width + x) * info.channels] ?? 0
    expect(light(20)).toBeLessThan(40)
    expect(light(240)).toBeGreaterThan(220)
  })

  it('has the color of its ground, which lights in it do not change', async () => {
    const { folder, file } = await imageIn(1000, 500, 'avif')
    const { color } = await pictureFiles(file, embedded, builtFiles(), folder)
    expect(color).toBe('#000000')
    const drawing = path.join(folder, 'drawing.svg')
    await writeFile(drawing, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    expect((await pictureFiles(drawing, embedded, builtFiles(), folder)).color).toBe('#ffffff')
  })

  it('is made anew, and named anew, where its bytes differ', async () => {
    const one = await imageIn(800, 400, 'png')
    const other = await imageIn(804, 400, 'png')
    const [a, b] = await Promise.all(
      [one, other].map(({ folder, file }) => pictureFiles(file, embedded, builtFiles(), folder)),
    )
    expect(a?.src).not.toBe(b?.src)
  })
})

it('a crop stays inside of its image, and an upright image needs none', () => {
  expect(uprightCrop({ width: 1600, height: 900 }, { x: 0 })).toEqual({
    left: 0,
    top: 0,
    width: 720,
    height: 900,
  })
  expect(uprightCrop({ width: 1600, height: 900 }, { x: 1 })?.left).toBe(880)
  expect(uprightCrop({ width: 900, height: 900 }, { x: 0.5 })).toBeUndefined()
})

describe('from a media host', () => {
  it('is asked for in the ladder’s widths, by the host’s own parameter', async () => {
    const { folder, file } = await imageIn(1000, 500, 'png')
    const files = builtFiles()
    const picture = await pictureFiles(file, hosted, files, folder)
    expect(picture).toEqual({
      sources: [],
      upright: [],
      src: 'https://media.example.com/images/lamp.png?w=1000',
      srcSet: [480, 800, 1000]
        .map((width) => `https://media.example.com/images/lamp.png?w=${width} ${width}w`)
        .join(', '),
      width: 1000,
      height: 500,
      color: '#000000',
    })
    expect(files.all()).toEqual([])
  })
})

describe.each(['png', 'jpg', 'webp', 'avif'] as const)('a master in %s', (extension) => {
  it('is read when it is whole, and refused when it broke off', async () => {
    const { file } = await imageIn(64, 32, extension)
    const bytes = await readFile(file)
    expect(await isReadable(bytes)).toBe(true)
    expect(await isReadable(bytes.subarray(0, bytes.length - 16))).toBe(false)
    expect(await isReadable(bytes.subarray(0, 12))).toBe(false)
    expect(await isReadable(Buffer.from('no image at all'))).toBe(false)
  })
})
