import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import type { BrandSymbol, SymbolShape } from '../../src/model/symbol.ts'
import { readAttributes, type SymbolReading } from './readAttributes.ts'
import { problemAt, type SymbolProblem } from './symbolProblem.ts'
import { readViewBox } from './readViewBox.ts'
import { IGNORED_ELEMENTS, isAllowedElement, isGradient, MAX_BYTES } from './allowed.ts'
import { gradientElements, shapeElements } from '../../src/model/symbol.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** A symbol, or everything that is wrong with its file. */
export type ParsedSymbol =
  | { readonly symbol: BrandSymbol; readonly problems: readonly [] }
  | { readonly symbol: undefined; readonly problems: readonly SymbolProblem[] }

/** Reads the text of an SVG file. Only shapes and gradients are allowed: no scripts, styles, other references and embedded content. */
export function parseSymbol(text: string): ParsedSymbol {
  const problems: SymbolProblem[] = []
  const bytes = Buffer.byteLength(text)
  if (bytes > MAX_BYTES) problems.push(tooLarge(bytes))
  const nodes = parseFragment(text, { sourceCodeLocationInfo: true }).childNodes
  const svg = nodes.filter(isElement).find(({ tagName }) => tagName === 'svg')
  if (svg === undefined) return { symbol: undefined, problems: [...problems, NO_SVG] }
  problems.push(...nodes.filter((node) => node !== svg).flatMap(contentOutside))
  const viewBox = readViewBox(svg, problems)
  const gradients = gradientsIn(svg)
  problems.push(...duplicateIds(gradients))
  const reading = { gradients: gradients.map(idOf), problems }
  const attributes = readAttributes(svg, reading, ['viewBox', 'width', 'height'])
  const children = readShapes(svg.childNodes, reading)
  if (!children.some(isDrawn) && problems.length === 0) problems.push(problemAt(svg, ...EMPTY))
  if (viewBox === undefined || problems.length > 0) return { symbol: undefined, problems }
  const shapes: readonly SymbolShape[] =
    Object.keys(attributes).length === 0 ? children : [{ element: 'g', attributes, children }]
  return { symbol: { viewBox, shapes }, problems: [] }
}

function readShapes(nodes: readonly Node[], reading: SymbolReading): SymbolShape[] {
  return nodes.filter(isElement).flatMap((node): SymbolShape[] => {
    const { tagName: element, childNodes } = node
    if (IGNORED_ELEMENTS.has(element)) return []
    if (!isAllowedElement(element)) {
      reading.problems.push(
        problemAt(
          node,
          `A symbol cannot contain the element <${element}>.`,
          `Remove it, or draw it with: ${shapeElements.join(', ')}. Gradients: ${gradientElements.join(', ')}.`,
        ),
      )
      return []
    }
    const attributes = readAttributes(node, reading)
    const children = readShapes(childNodes, reading)
    return [{ element, attributes, ...(children.length > 0 && { children }) }]
  })
}

/** Whether a shape is visible: gradients alone are not. */
const isDrawn = ({ element, children = [] }: SymbolShape): boolean =>
  element === 'g' ? children.some(isDrawn) : element !== 'defs' && !isGradient(element)

const gradientsIn = (element: Element): Element[] =>
  element.childNodes
    .filter(isElement)
    .flatMap((child) => [...(isGradient(child.tagName) ? [child] : []), ...gradientsIn(child)])

const idOf = ({ attrs }: Element) => attrs.find(({ name }) => name === 'id')?.value.trim() ?? ''

const duplicateIds = (gradients: readonly Element[]) =>
  gradients
    .filter((gradient) => idOf(gradient) !== '')
    .filter((gradient, index, all) => all.findIndex((one) => idOf(one) === idOf(gradient)) < index)
    .map((gradient) =>
      problemAt(
        gradient,
        `Another gradient has the id ${JSON.stringify(idOf(gradient))}, too.`,
        'Give each gradient its own id.',
      ),
    )

const isElement = (node: Node): node is Element => 'tagName' in node

/** Problems of nodes beside the `svg` element. Comments, white space and declarations are allowed. */
function contentOutside(node: Node): SymbolProblem[] {
  const isText = 'value' in node && node.value.trim() !== ''
  if (!isElement(node) && !isText) return []
  return [
    problemAt(
      node,
      'There is content outside of the <svg> element.',
      'Keep only the <svg> element.',
    ),
  ]
}

const NO_SVG: SymbolProblem = {
  position: '1:1',
  message: 'There is no <svg> element.',
  hint: 'Export the symbol as SVG.',
}

const EMPTY = [
  'The <svg> element contains no shapes.',
  `Draw the symbol with: ${shapeElements.join(', ')}.`,
] as const

const tooLarge = (bytes: number): SymbolProblem => ({
  position: '1:1',
  message: `The file has ${bytes} bytes.`,
  hint: `A symbol has at most ${MAX_BYTES} bytes, because every page contains it. Simplify its paths.`,
})
