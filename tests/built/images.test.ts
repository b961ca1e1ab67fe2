import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { croppedImage } from '../../generator/assets/encodeImage.ts'
import { PREVIEW_SIZE } from '../../generator/assets/previewImage.ts'
import { croppedImages } from '../../generator/emit/structuredData.ts'
import { projectAt } from '../../generator/projectPaths.ts'
import { site } from '../support/builtSite.ts'
import {
  imageDifference,
  MAX_DIFFERENCE,
  scaledPixels,
  wrongVariants,
} from '../support/imageDifference.ts'
import { DIST, documentAt, files } from './files.ts'

const builtFile = (name: string) => readFile(path.join(DIST, name))
const { images } = projectAt()

it('every file made of an image shows it', { timeout: 300_000 }, async () => {
  const originals = Object.values(site.media.images).map(({ file }) => path.join(images, file))
  expect(await wrongVariants(originals, files, builtFile)).toEqual([])
})

/** The part of an image that a file of this size shows, decoded here. */
async function cropOf(image: string, size: { readonly width: number; readonly height: number }) {
  const declared = site.media.images[image]
  if (declared === undefined) throw new Error(`The manifest has no image "${image}".`)
  const opened = sharp(path.join(images, declared.file)).autoOrient()
  return (await croppedImage(opened, { ...size, focus: declared.focus })).png().toBuffer()
}

it('search engines get the images of each page', { timeout: 300_000 }, async () => {
  const wrong = croppedImages(site).map(async ({ file, image, ...size }) => {
    const expected = await scaledPixels(await cropOf(image, size))
    const difference = imageDifference(await scaledPixels(await builtFile(file)), expected)
    return difference < MAX_DIFFERENCE ? [] : [file]
  })
  expect((await Promise.all(wrong)).flat()).toEqual([])
})

/** The part of a link preview that its texts, and what is darkened for them, leave free. */
const FREE = { left: 1140, top: 0, width: 60, height: 140 }

it('link previews show the image of their page', { timeout: 300_000 }, async () => {
  const wrong = Object.entries(site.routes).map(async ([pagePath, page]) => {
    const image = 'alias' in page ? undefined : (page.preview ?? page.hero.images[0])
    if (image === undefined) return []
    const meta = documentAt(pagePath).head.querySelector('meta[property="og:image"]')
    const { pathname } = new URL(meta?.getAttribute('content') ?? '')
    const expected = await scaledPixels(await cropOf(image, PREVIEW_SIZE), FREE)
    const difference = imageDifference(
      await scaledPixels(await builtFile(pathname), FREE),
      expected,
    )
    return difference < MAX_DIFFERENCE ? [] : [pagePath]
  })
  expect((await Promise.all(wrong)).flat()).toEqual([])
})
