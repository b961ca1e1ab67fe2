import { symbol, symbolColors, wordmark } from '../../../src/theme/brand.ts'
import type { Letter } from './lettering.ts'
import { tones } from '../../../src/theme/tones.ts'

/** A ground that the brand stands on. */
export type Ground = keyof typeof symbolColors

/** The symbol as SVG shapes, at its own size, its upper left corner at the origin. */
export function drawSymbol(ground: Ground): string {
  const { arch, keystone } = symbolColors[ground]
  return `<path fill="${arch}" d="${symbol.arch.join('')}"/><path fill="${keystone}" d="${symbol.keystone}"/>`
}

/** A square icon on the night: the symbol takes `share` of its width. */
export function drawIcon(share: number): string {
  const side = symbol.width / share
  const x = (side - symbol.width) / 2
  // The arch is heavier below: a little higher it looks centred.
  const y = (side - symbol.height) / 2 - symbol.height * 0.02
  return svg(
    side,
    side,
    `<path fill="${tones.dark.ground}" d="M0 0h${side}v${side}H0z"/><g transform="translate(${x} ${y})">${drawSymbol('dark')}</g>`,
  )
}

/** The wordmark as SVG shapes, as high as the symbol, and how wide it is. */
export function drawWordmark(name: string, ground: Ground, letter: Letter) {
  const [head = '', ...tail] = name.split(' ')
  const { heading, muted } = tones[ground === 'dark' ? 'dark' : 'plain']
  // The header shows the symbol 2.25 rem wide.
  const rem = symbol.width / 2.25
  const at = (part: typeof wordmark.first | typeof wordmark.rest, text: string) =>
    letter(text, { ...part, size: part.size * rem })
  const first = at(wordmark.first, head)
  const rest = at(wordmark.rest, tail.join(' ').toUpperCase())
  const x = symbol.width + 0.75 * rem
  return {
    width: x + Math.max(first.advance, rest.advance),
    shapes: `${drawSymbol(ground)}<path fill="${heading}" transform="translate(${x} 19)" d="${first.path}"/><path fill="${muted}" transform="translate(${x} 34)" d="${rest.path}"/>`,
  }
}

/** An SVG document. */
export const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`
