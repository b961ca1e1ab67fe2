import type { BrandSymbol } from '../../src/model/symbol.ts'
import type { SiteColors, ToneColors } from '../../src/theme/colors.ts'
import { wordmarkStyle } from '../../src/theme/typography.ts'
import { symbolSvg } from '../brand/readSymbol.ts'
import type { OutlineText } from './textOutline.ts'

/** The longer side of the symbol in a logo. Pixels. */
const SYMBOL_SIZE = 40

/** One rem of the header in a logo: there, the symbol is 2.25 rem wide. Pixels. */
const REM = SYMBOL_SIZE / 2.25

/** A square icon with a dark background. The longer side of the symbol is `part` of the icon, from 0 to 1. */
export function iconSvg(
  part: number,
  { symbol, colors }: { readonly symbol: BrandSymbol; readonly colors: SiteColors },
): string {
  const { dark } = colors.tones
  const { width, height } = symbol.viewBox
  const side = Math.max(width, height) / part
  const x = (side - width) / 2
  // A little above the center, where a symbol looks centered.
  const y = (side - height) / 2 - height * 0.02
  return svgDocument(
    side,
    side,
    `<path fill="${dark.background}" d="M0 0h${side}v${side}H0z"/><g transform="translate(${x} ${y})">${symbolSvg(symbol, dark)}</g>`,
  )
}

/** What a logo consists of. */
export type LogoContent = {
  readonly symbol: BrandSymbol
  readonly wordmark: string
  /** The colors on the background. */
  readonly tone: ToneColors
}

/** The symbol and the wordmark as SVG shapes, as in the header. Width and height in pixels. */
export function logoSvg({ symbol, wordmark, tone }: LogoContent, outlineText: OutlineText) {
  const { width, height } = symbol.viewBox
  const scale = SYMBOL_SIZE / Math.max(width, height)
  const logoHeight = Math.max(MIN_HEIGHT, height * scale)
  const x = (SYMBOL_SIZE - width * scale) / 2
  const y = (logoHeight - height * scale) / 2
  const [head = '', ...tail] = wordmark.split(' ')
  const outline = (part: keyof typeof wordmarkStyle, text: string) =>
    outlineText(text, { ...wordmarkStyle[part], size: wordmarkStyle[part].size * REM })
  const first = outline('first', head)
  const rest = outline('rest', tail.join(' ').toUpperCase())
  const textX = SYMBOL_SIZE + 0.75 * REM
  const line = (baseline: number, color: string, path: string) =>
    `<path fill="${color}" transform="translate(${textX} ${logoHeight / 2 + baseline})" d="${path}"/>`
  return {
    width: textX + Math.max(first.advance, rest.advance),
    height: logoHeight,
    shapes: [
      `<g transform="translate(${x} ${y}) scale(${scale})">${symbolSvg(symbol, tone)}</g>`,
      line(tail.length === 0 ? BASELINES.single : BASELINES.first, tone.heading, first.path),
      line(BASELINES.rest, tone.muted, rest.path),
    ].join(''),
  }
}

/** The height of both lines of the wordmark. Pixels. */
const MIN_HEIGHT = 36

/** The baselines of both lines, and of a single one, below the middle. Pixels. */
const BASELINES = { first: 1, rest: 16, single: 7 } as const

/** An SVG document. */
export const svgDocument = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`
