import { prefixId, type BrandSymbol, type SymbolShape } from '../../src/model/symbol.ts'
import type { ToneColors } from '../../src/theme/colors.ts'
import { variableIn } from './allowed.ts'

/** Before the ids of gradients, because an image for link previews has gradients of its own. */
const ID_PREFIX = 'symbol_'

/** The symbol as SVG text with the colors of a tone, its upper left corner at the origin. */
export function symbolSvg({ viewBox, shapes }: BrandSymbol, tone: ToneColors): string {
  const content = shapes.map((shape) => shapeSvg(shape, tone)).join('')
  const { x, y } = viewBox
  return x === 0 && y === 0 ? content : `<g transform="translate(${-x} ${-y})">${content}</g>`
}

function shapeSvg({ element, attributes, children = [] }: SymbolShape, tone: ToneColors): string {
  const written = Object.entries(attributes).map(
    ([name, value = '']) => ` ${name}="${escape(prefixId(name, colorIn(value, tone), ID_PREFIX))}"`,
  )
  const content = children.map((child) => shapeSvg(child, tone)).join('')
  return content === ''
    ? `<${element}${written.join('')}/>`
    : `<${element}${written.join('')}>${content}</${element}>`
}

/** A value with the color that `currentColor` or a variable has on the tone's background. */
export const colorIn = (value: string, tone: ToneColors) =>
  value.toLowerCase() === 'currentcolor' ? tone.heading : (variableIn(value, tone) ?? value)

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
