import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { defaultImageWidths } from '../../src/model/image.ts'
import { type ImageOptions, imageQuery, parseImageQuery } from '../emit/imageQuery.ts'
import {
  imageDifference,
  MAX_DIFFERENCE,
  scaledPixels,
} from '../../tests/support/imageDifference.ts'
import { builtFiles } from './builtFiles.ts'
import { openOriginal, pixelStore, portraitCrop } from './encodeImage.ts'
import { imageMetadata } from './imageFiles.ts'
import { responsiveImage } from './responsiveImage.ts'

const embedded: ImageOptions = {
  focus: { x: 0.75, y: 0.25 },
  source: { kind: 'embedded' },
  widths: defaultImageWidths,
  portrait: true,
}
const hosted: ImageOptions = {
  focus: { x: 0.5, y: 0.5 },
  source: { kind: 'host', url: 'https://media.example.com/images', widthParameter: 'w' },
  widths: [320, 640],
  portrait: false,
}

/** A folder with an image whose left three quarters are black and whose right quarter is white. */
async function imageIn(width: number, height: number, extension: 'png' | 'jpg' | 'webp' | 'avif') {
  const folder = await mkdtemp(path.join(tmpdir(), 'images-'))
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

/** Reads the file with a URL. */
async function formatOf(url: string, files: ReturnType<typeof builtFiles>) {
  const image = sharp(
    await files
      .all()
      .find(({ fileName }) => url.endsWith(fileName))
      ?.read(pixelStore()),
  )
  const { format, width } = await image.metadata()
  return { format, width, isOpaque: (await image.stats()).isOpaque }
}

it.each([embedded, hosted])('the query of an import keeps all image options', (options) => {
  expect(parseImageQuery(imageQuery(options))).toEqual(options)
})

describe('an embedded image', () => {
  it('is upright if the camera was held sideways', async () => {
    const { folder, file } = await imageIn(400, 200, 'jpg')
    const sideways = path.join(folder, 'sideways.jpg')
    // The right side of the stored image, which is white, is the bottom of the scene.
    await sharp(file).withMetadata({ orientation: 6 }).toFile(sideways)
    const files = builtFiles()
    const image = await responsiveImage(sideways, embedded, files, folder)
    expect([image.width, image.height]).toEqual([200, 400])
    const { width, height } = await sharp(await files.all()[0]?.read(pixelStore())).metadata()
    expect([width, height]).toEqual([200, 400])
  })

  it('is an AVIF file in all widths up to its own, and one JPEG file', async () => {
    const { folder, file } = await imageIn(1000, 500, 'png')
    const files = builtFiles()
    const image = await responsiveImage(file, embedded, files, folder)
    expect([image.width, image.height]).toEqual([1000, 500])
    const widths = [...(image.avif?.matchAll(/\.avif (\d+)w/g) ?? [])].map(([, width]) => width)
    expect(widths).toEqual(['480', '800', '1000'])
    const [first] = files.all()
    const { width, format } = await sharp(await first?.read(pixelStore())).metadata()
    expect([width, format]).toEqual([480, 'heif'])
    expect(await formatOf(image.src, files)).toEqual({
      format: 'jpeg',
      width: 1000,
      isOpaque: true,
    })
    expect(image.portrait).toMatch(/-portrait-\d+-400\.avif 400w$/)
  })

  it('keeps its transparency, with a PNG file for browsers without AVIF', async () => {
    const { folder } = await imageIn(8, 8, 'png')
    const file = path.join(folder, 'logo.png')
    await sharp({ create: { width: 90, height: 60, channels: 4, background: '#f000' } }).toFile(
      file,
    )
    const files = builtFiles()
    const image = await responsiveImage(file, embedded, files, folder)
    expect(image.color).toBe('transparent')
    expect(await formatOf(image.src, files)).toEqual({ format: 'png', width: 90, isOpaque: false })
    const [avif = ''] = image.avif?.split(' ') ?? []
    expect(await formatOf(avif, files)).toEqual({ format: 'heif', width: 90, isOpaque: false })
  })

  it('is cropped to portrait around its focal point', async () => {
    const { folder, file } = await imageIn(1600, 600, 'png')
    const files = builtFiles()
    await responsiveImage(file, { ...embedded, focus: { x: 0.875, y: 0.5 } }, files, folder)
    const portrait = files.all().find(({ fileName }) => /portrait.*\.avif$/.test(fileName))
    const { data, info } = await sharp(await portrait?.read(pixelStore()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([480, 600])
    const light = (x: number) => data[(300 * info.width + x) * info.channels] ?? 0
    expect(light(20)).toBeLessThan(40)
    expect(light(240)).toBeGreaterThan(220)
  })

  it('has the median of its pixels as placeholder color', async () => {
    const { folder, file } = await imageIn(1000, 500, 'avif')
    const { color } = await responsiveImage(file, embedded, builtFiles(), folder)
    expect(color).toBe('#000000')
    const colorOf = async (content: string) => {
      const svg = path.join(folder, 'drawing.svg')
      const start = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'
      await writeFile(svg, `${start}${content}</svg>`)
      return (await responsiveImage(svg, embedded, builtFiles(), folder)).color
    }
    expect(await colorOf('<path fill="#fff" d="M0 0h9v9H0z"/>')).toBe('#ffffff')
    // It would be visible behind the drawing.
    expect(await colorOf('<path d="M0 0h4v4H0z"/>')).toBe('transparent')
  })

  it('has another file name if its content changes', async () => {
    const one = await imageIn(800, 400, 'png')
    const other = await imageIn(804, 400, 'png')
    const [a, b] = await Promise.all(
      [one, other].map(({ folder, file }) => responsiveImage(file, embedded, builtFiles(), folder)),
    )
    expect(a?.src).not.toBe(b?.src)
  })
})

it('each image is itself, if many are opened at once', async () => {
  const originals = await Promise.all(
    Array.from({ length: 8 }, (_, index) => {
      const background = { r: 30 * index, g: 255 - 30 * index, b: 90 }
      const size = { width: 300 + 100 * index, height: 800 - 80 * index }
      return sharp({ create: { ...size, channels: 3, background } })
        .png()
        .toBuffer()
    }),
  )
  // One store for all images. In a build, only the files of one image share a store.
  const pixels = pixelStore()
  const opened = await Promise.all(originals.map((bytes) => openOriginal(bytes, pixels)))
  for (const [index, image] of opened.entries()) {
    const original = await scaledPixels(originals[index] ?? Buffer.of())
    const difference = imageDifference(await scaledPixels(await image.png().toBuffer()), original)
    expect(difference).toBeLessThan(MAX_DIFFERENCE)
  }
})

it('a crop stays inside the image, and a portrait image needs no crop', () => {
  expect(portraitCrop({ width: 1600, height: 900 }, { x: 0 })).toEqual({
    left: 0,
    top: 0,
    width: 720,
    height: 900,
  })
  expect(portraitCrop({ width: 1600, height: 900 }, { x: 1 })?.left).toBe(880)
  expect(portraitCrop({ width: 900, height: 900 }, { x: 0.5 })).toBeUndefined()
})

describe('from a media host', () => {
  it('has a URL for each width, with the width parameter of the host', async () => {
    const { folder, file } = await imageIn(1000, 500, 'png')
    const files = builtFiles()
    const image = await responsiveImage(file, hosted, files, folder)
    // The image is 1000 pixels wide, and `hosted` has the widths 320 and 640.
    expect(image).toEqual({
      src: 'https://media.example.com/images/lamp.png?w=640',
      srcSet: [320, 640]
        .map((width) => `https://media.example.com/images/lamp.png?w=${width} ${width}w`)
        .join(', '),
      width: 1000,
      height: 500,
      color: '#000000',
    })
    expect(files.all()).toEqual([])
  })
})

describe.each(['png', 'jpg', 'webp', 'avif'] as const)('an image in %s', (extension) => {
  it('is readable if it is complete, and unreadable if it is truncated', async () => {
    const { file, folder } = await imageIn(64, 32, extension)
    const bytes = await readFile(file)
    expect(await imageMetadata(bytes, folder)).toMatchObject({ width: 64, height: 32 })
    expect(await imageMetadata(bytes.subarray(0, bytes.length - 16), folder)).toBeNull()
    expect(await imageMetadata(bytes.subarray(0, 12), folder)).toBeNull()
    expect(await imageMetadata(Buffer.from('not an image'), folder)).toBeNull()
  })
})

it('a PNG is animated if it declares an animation before its pixels', async () => {
  const { file, folder } = await imageIn(64, 32, 'png')
  const png = await readFile(file)
  const chunks = png.indexOf('IDAT') - 4
  const animation = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0????')
  const apng = Buffer.concat([png.subarray(0, chunks), animation, png.subarray(chunks)])
  expect(await imageMetadata(png, folder)).toMatchObject({ isAnimated: false })
  expect(await imageMetadata(apng, folder)).toMatchObject({ isAnimated: true })
})
