import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import {
  type BrandSymbol,
  gradientElements,
  prefixId,
  shapeElements,
  type SymbolShape,
} from '../../src/model/symbol.ts'
import type { ToneColors } from '../../src/theme/colors.ts'
import { escapeXml } from '../text.ts'
import { designColors } from './siteColors.ts'
import { activeParts, type SvgProblem } from './svg.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** A symbol, or everything that is wrong with its file. */
type ParsedSymbol =
  | { readonly symbol: BrandSymbol; readonly problems: readonly [] }
  | { readonly symbol: undefined; readonly problems: readonly SvgProblem[] }

/** Adds a problem at a node, or at the start of the file. */
type Report = (node: Node | undefined, message: string, hint: string) => void

/** Reads the text of an SVG file. Only shapes and gradients are allowed: no scripts, styles, other references and embedded content. */
export function parseSymbol(text: string): ParsedSymbol {
  const problems = activeParts(text)
  if (problems.length > 0) return { symbol: undefined, problems }
  const report: Report = (node, message, hint) => {
    const { startLine = 1, startCol = 1 } = node?.sourceCodeLocation ?? {}
    problems.push({ position: `${startLine}:${startCol}`, message, hint })
  }
  const bytes = Buffer.byteLength(text)
  if (bytes > MAX_BYTES) {
    const hint = `A symbol has at most ${MAX_BYTES} bytes, because every page contains it. Simplify its paths.`
    report(undefined, `The file has ${bytes} bytes.`, hint)
  }
  const nodes = parseFragment(text, { sourceCodeLocationInfo: true }).childNodes
  const svg = nodes.filter(isElement).find(({ tagName }) => tagName === 'svg')
  if (svg === undefined) {
    report(undefined, 'There is no <svg> element.', 'Export the symbol as SVG.')
    return { symbol: undefined, problems }
  }
  const viewBox = readViewBox(svg, report)
  const gradients = gradientIds(svg)
  const attributes = readAttributes(svg, gradients, report, ['viewBox', 'width', 'height'])
  const children = readShapes(svg.childNodes, gradients, report)
  if (children.length === 0 && problems.length === 0) {
    const hint = `Draw the symbol with: ${shapeElements.join(', ')}.`
    report(svg, 'The <svg> element contains no shapes.', hint)
  }
  if (viewBox === undefined || problems.length > 0) return { symbol: undefined, problems }
  const shapes: readonly SymbolShape[] =
    Object.keys(attributes).length === 0 ? children : [{ element: 'g', attributes, children }]
  return { symbol: { viewBox, shapes }, problems: [] }
}

function readShapes(
  nodes: readonly Node[],
  gradients: readonly string[],
  report: Report,
): SymbolShape[] {
  return nodes.filter(isElement).flatMap((node): SymbolShape[] => {
    const { tagName: element, childNodes } = node
    if (IGNORED_ELEMENTS.has(element)) return []
    if (!isAllowedElement(element)) {
      const hint = `Remove it, or draw it with: ${shapeElements.join(', ')}. Gradients: ${gradientElements.join(', ')}.`
      report(node, `A symbol cannot contain the element <${element}>.`, hint)
      return []
    }
    const attributes = readAttributes(node, gradients, report)
    const children = readShapes(childNodes, gradients, report)
    return [{ element, attributes, ...(children.length > 0 && { children }) }]
  })
}

/** The ids of the gradients of a symbol. */
const gradientIds = (element: Element): string[] =>
  element.childNodes.filter(isElement).flatMap((child) => {
    const id = child.attrs.find(({ name }) => name === 'id')?.value.trim()
    return [...(id !== undefined && isGradient(child.tagName) ? [id] : []), ...gradientIds(child)]
  })

const isElement = (node: Node): node is Element => 'tagName' in node

/** Reads the `viewBox` of an `svg` element. Undefined, and reported, if it is missing or not usable. */
function readViewBox(svg: Element, report: Report): BrandSymbol['viewBox'] | undefined {
  const value = svg.attrs.find(({ name }) => name === 'viewBox')?.value
  const [x = Number.NaN, y = Number.NaN, width = 0, height = 0, ...more] = (value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const isValid = [x, y, width, height].every(Number.isFinite) && more.length === 0
  if (!isValid || width <= 0 || height <= 0) {
    const message = 'The <svg> element has no valid viewBox.'
    report(svg, message, 'Write left, top, width and height: viewBox="0 0 40 36".')
    return undefined
  }
  if (Math.max(width / height, height / width) > MAX_RATIO) {
    const hint = `No side of a symbol is more than ${MAX_RATIO} times as long as the other. Leave out the name: brand.wordmark is beside the symbol.`
    report(svg, `The viewBox is ${width} wide and ${height} high.`, hint)
  }
  return { x, y, width, height }
}

/** The attributes of an element that affect how it looks. Reports each one that is not allowed. */
function readAttributes(
  node: Element,
  gradients: readonly string[],
  report: Report,
  ignored: readonly string[] = [],
): Record<string, string> {
  const kept = node.attrs.flatMap((attribute): [string, string][] => {
    const name = attribute.prefix ? `${attribute.prefix}:${attribute.name}` : attribute.name
    const value = attribute.value.trim()
    const hasNoEffect = IGNORED_ATTRIBUTE.test(name) && !(name === 'id' && isGradient(node.tagName))
    if (hasNoEffect || ignored.includes(name)) return []
    const check = ATTRIBUTES.find(({ names }) => names.split(' ').includes(name))
    if (check?.isValid(value, gradients)) return [[name, value]]
    const written = `${name}=${JSON.stringify(value)}`
    const message = `<${node.tagName}> has ${written}, which a symbol cannot have.`
    report(node, message, check?.hint ?? REMOVE)
    return []
  })
  return Object.fromEntries(kept)
}

/** The largest size of a symbol's file, because every page contains the symbol twice. Bytes. */
const MAX_BYTES = 8192

/** The largest ratio of the sides of the viewBox. */
const MAX_RATIO = 2

/** Whether an element is a gradient, to whose id `fill` and `stroke` can refer. */
const isGradient = (element: string) => /^(?:linear|radial)Gradient$/.test(element)

/** Attributes without effect on how the symbol looks. They are left out. */
const IGNORED_ATTRIBUTE =
  /^(?:xmlns(?::\w+)?|version|id|class|role|xml:space|focusable|(?:data|aria)-[\w-]+)$/

/** Elements without effect on how the symbol looks. They are left out. */
const IGNORED_ELEMENTS: ReadonlySet<string> = new Set(['title', 'desc', 'metadata'])

/** Whether a symbol can contain elements with this name. */
const isAllowedElement = (name: string): name is SymbolShape['element'] =>
  [...shapeElements, ...gradientElements].some((element) => element === name)

/** The names of the colors of a tone, which are CSS variables: `--site-<name>`. */
const toneColorNames = Object.keys(designColors.tones.plain).toSorted()

/** The variable of a tone's color in a value, e.g. `accent` of `var(--site-accent)`. */
function variableIn(value: string, tone: ToneColors): string | undefined {
  const [, name] = /^var\(--site-([\w-]+)\)$/.exec(value) ?? []
  return Object.entries(tone).find(([key]) => key === name)?.[1]
}

/** Whether a color is allowed: a fixed color, `none`, `currentColor`, or a variable of the site. */
const isAllowedColor = (value: string): boolean =>
  /^(?:[a-zA-Z]+|#(?:[\da-fA-F]{3}|[\da-fA-F]{6})|rgb\([\d\s,.%]+\))$/.test(value) ||
  variableIn(value, designColors.tones.plain) !== undefined

const REMOVE =
  'Remove it. Set colors and lines with attributes such as fill and stroke-width; scripts, styles and references are not allowed. A gradient has its own stops.'

/** The attributes that a symbol can have: their names, values and the hint for other values. */
const ATTRIBUTES: readonly {
  readonly names: string
  readonly isValid: (value: string, gradients: readonly string[]) => boolean
  readonly hint: string
}[] = [
  {
    names: 'id',
    isValid: (value) => /^[\w-]+$/.test(value),
    hint: 'Write an id of letters, digits, hyphens and underscores.',
  },
  {
    names: 'fill stroke stop-color',
    isValid: (value, gradients) =>
      isAllowedColor(value) || gradients.some((id) => value === `url(#${id})`),
    hint: `Write a color such as #2fd6a6, none, currentColor, a gradient that the file defines, such as url(#sky) for <linearGradient id="sky">, or a variable var(--site-<name>) with one of these names: ${toneColorNames.join(', ')}.`,
  },
  {
    names: [
      'd x y width height cx cy r rx ry x1 y1 x2 y2 points pathLength transform opacity',
      'fill-opacity fill-rule stroke-width stroke-opacity stroke-linecap stroke-linejoin',
      'stroke-miterlimit stroke-dasharray stroke-dashoffset',
      'fx fy fr gradientUnits gradientTransform spreadMethod offset stop-opacity',
    ].join(' '),
    isValid: (value) => !/[<>]|url\(/i.test(value),
    hint: REMOVE,
  },
]

/** The symbol of a site that declares none: a disc in a ring. */
export const defaultSymbol: BrandSymbol = {
  viewBox: { x: 0, y: 0, width: 36, height: 36 },
  shapes: [
    {
      element: 'circle',
      attributes: {
        cx: '18',
        cy: '18',
        r: '15.5',
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': '5',
      },
    },
    { element: 'circle', attributes: { cx: '18', cy: '18', r: '7', fill: 'var(--site-accent)' } },
  ],
}

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
    ([name, value = '']) =>
      ` ${name}="${escapeXml(prefixId(name, colorIn(value, tone), ID_PREFIX))}"`,
  )
  const content = children.map((child) => shapeSvg(child, tone)).join('')
  return content === ''
    ? `<${element}${written.join('')}/>`
    : `<${element}${written.join('')}>${content}</${element}>`
}

/** A value with the color that `currentColor` or a variable has on the tone's background. */
const colorIn = (value: string, tone: ToneColors) =>
  value.toLowerCase() === 'currentcolor' ? tone.heading : (variableIn(value, tone) ?? value)
