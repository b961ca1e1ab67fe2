import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { symbol, wordmark } from '../../../src/theme/brand.ts'
import { tones } from '../../../src/theme/tones.ts'
import { drawWordmark, svg } from '../brand/drawing.ts'
import type { Letter } from '../brand/lettering.ts'
import type { CacheStore } from '../cacheStore.ts'
import { breakLines } from './breakLines.ts'
import { croppedImage } from './croppedImage.ts'

/** The measures that networks show whole. Pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** What a share image shows. */
export type ShareSubject = {
  /** The page's title. */
  readonly title: string
  /** A few words above it. */
  readonly label?: string | undefined
  /** The product's name. */
  readonly name: string
  /** The file of the image that the page opens with. */
  readonly hero: string
  /** The point of it that stays in view. */
  readonly focus: { readonly x: number; readonly y: number }
}

/** A share image: its name holds a hash of what it shows. */
export type ShareImage = {
  readonly fileName: string
  /** Draws it, or takes it from those that were drawn before. */
  read(drawn: CacheStore, letter: () => Promise<Letter>): Promise<Uint8Array>
}

/** To be raised when the drawing changes, so that no old image is taken for a new one. */
const EDITION = 1

/** The share image of a subject. `id` begins its file's name. */
export async function shareImage(id: string, subject: ShareSubject): Promise<ShareImage> {
  const hero = await readFile(subject.hero)
  const brand = { symbol, wordmark, tones: tones.dark }
  const shown = { ...subject, hero: path.basename(subject.hero), EDITION, brand }
  const hash = createHash('sha256').update(JSON.stringify(shown)).update(hero).digest('hex')
  const fileName = `assets/share-${id}-${hash.slice(0, 8)}.jpg`
  return {
    fileName,
    read: (drawn, letter) => drawn.get(hash, async () => draw(hero, subject, await letter())),
  }
}

const MARGIN = 72
const TITLE = { weight: 560, width: 108, tracking: -0.03 } as const
/** Sizes of the title, largest first: the first one whose lines fit is taken. */
const SIZES = [92, 80, 68, 58, 48]
const MOST_LINES = 3

async function draw(hero: Uint8Array, subject: ShareSubject, letter: Letter): Promise<Buffer> {
  const image = await croppedImage(hero, { ...SHARE_SIZE, focus: subject.focus })
  return image
    .composite([{ input: Buffer.from(words(subject, letter)) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** The words over the image, on a ground that is dark enough to read them by. */
function words({ title, label, name }: ShareSubject, letter: Letter): string {
  const { width, height } = SHARE_SIZE
  const { ground, heading, muted, signal } = tones.dark
  const set = (size: number) => (text: string) => letter(text, { ...TITLE, size })
  const fits = (size: number) => breakLines(title, width * 0.68, set(size))
  const size = SIZES.find((one) => fits(one).length <= MOST_LINES) ?? SIZES.at(-1) ?? 48
  const lines = fits(size).slice(0, MOST_LINES)
  const leading = size * 1.06
  const last = height - MARGIN - 12
  const first = last - (lines.length - 1) * leading
  const mark = drawWordmark(name, 'dark', letter)
  const over =
    label && letter(label.toUpperCase(), { size: 22, weight: 560, width: 112, tracking: 0.09 })
  return svg(
    width,
    height,
    `<linearGradient id="a"><stop stop-color="${ground}" stop-opacity=".92"/><stop offset=".5" stop-color="${ground}" stop-opacity=".62"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient>
<linearGradient id="b" x1="0" x2="0" y1="1" y2="0"><stop stop-color="${ground}" stop-opacity=".7"/><stop offset=".75" stop-color="${ground}" stop-opacity="0"/></linearGradient>
<path fill="url(#a)" d="M0 0h${width}v${height}H0z"/><path fill="url(#b)" d="M0 0h${width}v${height}H0z"/>
<g transform="translate(${MARGIN} ${MARGIN}) scale(${60 / symbol.height})">${mark.shapes}</g>
${over ? `<path fill="${signal}" d="M${MARGIN} ${first - size - 26}h14v14h-14z"/><path fill="${muted}" transform="translate(${MARGIN + 30} ${first - size - 11})" d="${over.path}"/>` : ''}
${lines.map((line, index) => `<path fill="${heading}" transform="translate(${MARGIN} ${first + index * leading})" d="${set(size)(line).path}"/>`).join('')}
<path fill="${signal}" d="M0 ${height - 8}h${width}v8H0z"/>`,
  )
}
