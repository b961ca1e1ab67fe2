import { symbol, wordmark } from '../../../src/theme/brand.ts'
import type { SiteColors, ToneColors } from '../../../src/theme/colors.ts'
import type { OutlineText } from './textOutline.ts'

/** The symbol as SVG shapes in its own size, the upper left corner at the origin. */
const symbolSvg = ({ heading, accent }: ToneColors) =>
  `<path fill="${heading}" d="${symbol.arch.join('')}"/><path fill="${accent}" d="${symbol.keystone}"/>`

/** A square icon with a dark background. The symbol is `symbolWidth` of the icon wide, from 0 to 1. */
export function iconSvg(symbolWidth: number, { tones: { dark } }: SiteColors): string {
  const side = symbol.width / symbolWidth
  const x = (side - symbol.width) / 2
  // The lower part of the arch is heavier, so the symbol looks centered a little above the center.
  const y = (side - symbol.height) / 2 - symbol.height * 0.02
  return svgDocument(
    side,
    side,
    `<path fill="${dark.background}" d="M0 0h${side}v${side}H0z"/><g transform="translate(${x} ${y})">${symbolSvg(dark)}</g>`,
  )
}

/** The wordmark as SVG shapes, in the height of the symbol, and its width. */
export function wordmarkSvg(name: string, tone: ToneColors, outlineText: OutlineText) {
  const [head = '', ...tail] = name.split(' ')
  const { heading, muted } = tone
  // The header shows the symbol 2.25 rem wide.
  const rem = symbol.width / 2.25
  const outline = (part: typeof wordmark.first | typeof wordmark.rest, text: string) =>
    outlineText(text, { ...part, size: part.size * rem })
  const first = outline(wordmark.first, head)
  const rest = outline(wordmark.rest, tail.join(' ').toUpperCase())
  const x = symbol.width + 0.75 * rem
  return {
    width: x + Math.max(first.advance, rest.advance),
    shapes: `${symbolSvg(tone)}<path fill="${heading}" transform="translate(${x} 19)" d="${first.path}"/><path fill="${muted}" transform="translate(${x} 34)" d="${rest.path}"/>`,
  }
}

/** An SVG document. */
export const svgDocument = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`
