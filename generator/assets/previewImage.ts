import path from 'node:path'
import type { Sharp } from 'sharp'
import { type LogoContent, logoSvg, svgDocument } from './brandSvg.ts'
import { cached, cacheKey } from './cacheStore.ts'
import { croppedImage, imageOf, openOriginal, type Pixels, type PixelStore } from './encodeImage.ts'
import type { OutlineText } from './textOutline.ts'

/** The size of preview images, which social networks show without cropping. Pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** What a preview image shows. */
type PreviewImageContent = {
  /** The page's title. */
  readonly title: string
  /** The label above the title. */
  readonly label?: string | undefined
  /** The logo, with the colors of the text and of the background behind it. */
  readonly logo: LogoContent
  /** The bytes of the font files. */
  readonly font: Uint8Array
  /** The first hero image. Default: a plain background. */
  readonly hero?: PreviewHero | undefined
  /** Whether only this image is shown, without texts. Default: false. */
  readonly isPlain?: boolean
}

/** An image behind the texts. */
type PreviewHero = {
  readonly file: string
  readonly bytes: Uint8Array
  /** Its focal point: from 0 to 1 along each side. */
  readonly focus: { readonly x: number; readonly y: number }
}

/** A preview image. Its file name contains a hash of its content. */
export type PreviewImage = ReturnType<typeof previewImage>

/** The preview image of a page. Its file name begins with `id`. */
export function previewImage(id: string, content: PreviewImageContent) {
  const { title, label, logo, font, hero, isPlain } = content
  const file = hero && path.basename(hero.file)
  const focus = hero?.focus
  const hashed = JSON.stringify({ title, label, logo, hero: file, focus, isPlain })
  const hash = cacheKey(hashed, hero?.bytes ?? '', font)
  return {
    fileName: `assets/share-${id}-${hash.slice(0, 8)}.jpg`,
    /** The name of the hero image that it shows. */
    hero: hero?.file ?? '',
    /** Renders the image, or returns it from the cache folder. */
    read: (cache: string, loadFont: () => Promise<OutlineText>, pixels: PixelStore) =>
      cached(cache, hash, () => drawPreview(content, loadFont, pixels)),
  }
}

const MARGIN = 72
const TITLE = { weight: 560, width: 108, tracking: -0.03, isHeading: true } as const
/** Font sizes of the title in pixels. The largest one that fits is used. */
const SIZES = [92, 80, 68, 58, 48]
const MAX_LINES = 3

/**
 * Draws a preview image. The background is shared in `pixels` with other pages that have the same hero image: to
 * combine two whole images takes longer than to draw or to encode them.
 */
async function drawPreview(
  content: PreviewImageContent,
  loadFont: () => Promise<OutlineText>,
  pixels: PixelStore,
): Promise<Buffer> {
  const { logo, font, hero, isPlain } = content
  const key = cacheKey(JSON.stringify([logo, hero?.focus, isPlain]), hero?.bytes ?? '', font)
  const background = await pixels(key, () => drawBackground(content, loadFont, pixels))
  const image = isPlain
    ? await imageOf(background)
    : await drawText(background, textLayer(content, await loadFont()))
  // MozJPEG files have a quarter fewer bytes, but take more than twice as long. Each page has such an image.
  return image.jpeg({ quality: 82 }).toBuffer()
}

/** Draws what is behind the title and the label: the hero image, and the logo on it. */
async function drawBackground(
  { hero, logo, isPlain }: PreviewImageContent,
  loadFont: () => Promise<OutlineText>,
  pixels: PixelStore,
): Promise<Pixels> {
  const { default: sharp } = await import('sharp')
  const { background } = logo.tone
  const image = hero
    ? await croppedImage(await openOriginal(hero.bytes, pixels), {
        ...PREVIEW_SIZE,
        focus: hero.focus,
      })
    : sharp({ create: { ...PREVIEW_SIZE, channels: 3, background } })
  const layers = isPlain ? [] : [{ input: logoLayer(logo, await loadFont()) }]
  return rgbPixels(image.composite(layers))
}

/** The pixels of an image as bytes: red, green and blue. */
const rgbPixels = (image: Sharp): Promise<Pixels> =>
  image.flatten().toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** Draws a layer over the lower part of an image. Only this part is drawn again. */
async function drawText({ data, info }: Pixels, { top, svg }: ReturnType<typeof textLayer>) {
  const start = top * info.width * info.channels
  const lower = await imageOf({
    data: data.subarray(start),
    info: { ...info, height: info.height - top },
  })
  const drawn = await rgbPixels(lower.composite([{ input: svg }]))
  return imageOf({ data: Buffer.concat([data.subarray(0, start), drawn.data]), info })
}

/** A layer of an image: an SVG file. */
const layer = (height: number, content: string) =>
  Buffer.from(svgDocument(PREVIEW_SIZE.width, height, content))

/** The logo, on a background that is dark enough for the contrast of the texts. */
function logoLayer(logo: LogoContent, outlineText: OutlineText) {
  const { width, height } = PREVIEW_SIZE
  const { background, accent } = logo.tone
  const { shapes, width: logoWidth, height: logoHeight } = logoSvg(logo, outlineText)
  // A long name makes the logo smaller.
  const logoScale = Math.min(60 / logoHeight, (width - 2 * MARGIN) / logoWidth)
  return layer(
    height,
    `<linearGradient id="a"><stop stop-color="${background}" stop-opacity=".92"/><stop offset=".5" stop-color="${background}" stop-opacity=".62"/><stop offset="1" stop-color="${background}" stop-opacity="0"/></linearGradient>
<linearGradient id="b" x1="0" x2="0" y1="1" y2="0"><stop stop-color="${background}" stop-opacity=".7"/><stop offset=".75" stop-color="${background}" stop-opacity="0"/></linearGradient>
<path fill="url(#a)" d="M0 0h${width}v${height}H0z"/><path fill="url(#b)" d="M0 0h${width}v${height}H0z"/>
<g transform="translate(${MARGIN} ${MARGIN}) scale(${logoScale})">${shapes}</g>
<path fill="${accent}" d="M0 ${height - 8}h${width}v8H0z"/>`,
  )
}

/** The title and the label above it, in a layer from `top` to the lower edge. */
function textLayer({ title, label, logo }: PreviewImageContent, outlineText: OutlineText) {
  const { width, height } = PREVIEW_SIZE
  const { heading, muted, accent } = logo.tone
  // Lines are measured often, so each one is measured once, with the size 1.
  const advances = new Map<string, number>()
  const measure = (line: string) => {
    const advance = advances.get(line) ?? outlineText(line, { ...TITLE, size: 1 }).advance
    advances.set(line, advance)
    return advance
  }
  const linesOf = (size: number) => breakLines(title, (width * 0.68) / size, measure)
  const size = SIZES.find((fontSize) => linesOf(fontSize).length <= MAX_LINES) ?? SIZES.at(-1) ?? 48
  const lines = linesOf(size).slice(0, MAX_LINES)
  const lineHeight = size * 1.06
  const textHeight = MARGIN + 12 + (lines.length - 1) * lineHeight
  // With space for the label and for accents.
  const top = Math.floor(height - textHeight - size - 48)
  const first = height - textHeight - top
  const labelOutline =
    label && outlineText(label.toUpperCase(), { size: 22, weight: 560, width: 112, tracking: 0.09 })
  const svg = layer(
    height - top,
    `${labelOutline ? `<path fill="${accent}" d="M${MARGIN} ${first - size - 26}h14v14h-14z"/><path fill="${muted}" transform="translate(${MARGIN + 30} ${first - size - 11})" d="${labelOutline.path}"/>` : ''}
${lines.map((line, index) => `<path fill="${heading}" transform="translate(${MARGIN} ${first + index * lineHeight})" d="${outlineText(line, { ...TITLE, size }).path}"/>`).join('')}`,
  )
  return { top, svg }
}

/**
 * Breaks a text into lines that are at most `width` wide and have about the same length. A word that
 * is wider than `width` gets a line of its own.
 */
export function breakLines(
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] {
  let result = wrap(text, width, measure)
  // Reduces the width as long as the number of lines stays the same: no single word on the last line.
  for (let narrower = width * 0.96; narrower > width * 0.4; narrower -= width * 0.04) {
    const lines = wrap(text, narrower, measure)
    if (lines.length > result.length) break
    result = lines
  }
  return result
}

function wrap(text: string, width: number, measure: (line: string) => number) {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || measure(longer) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
