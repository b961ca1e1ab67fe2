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
import { designColors } from './colors.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Something in the file of a symbol that is not allowed. */
type SymbolProblem = {
  /** Line and column in the file, e.g. `3:5`. */
  readonly position: string
  readonly message: string
  readonly hint: string
}

/** A symbol, or everything that is wrong with its file. */
type ParsedSymbol =
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

/** Reads the `viewBox` of an `svg` element. Undefined, with a problem, if it is missing or not usable. */
function readViewBox(svg: Element, problems: SymbolProblem[]): BrandSymbol['viewBox'] | undefined {
  const value = svg.attrs.find(({ name }) => name === 'viewBox')?.value
  const [x = Number.NaN, y = Number.NaN, width = 0, height = 0, ...more] = (value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const isValid = [x, y, width, height].every(Number.isFinite) && more.length === 0
  if (!isValid || width <= 0 || height <= 0) {
    const message =
      value === undefined
        ? 'The <svg> element has no viewBox.'
        : `The viewBox "${value}" is not valid.`
    problems.push(
      problemAt(svg, message, 'Write left, top, width and height: viewBox="0 0 40 36".'),
    )
    return undefined
  }
  if (Math.max(width / height, height / width) > MAX_RATIO) {
    const message = `The viewBox is ${width} wide and ${height} high.`
    const hint = `No side of a symbol is more than ${MAX_RATIO} times as long as the other. Leave out the name: brand.wordmark is beside the symbol.`
    problems.push(problemAt(svg, message, hint))
  }
  return { x, y, width, height }
}

/** What is known about the file of a symbol while it is read. */
type SymbolReading = {
  /** The ids of its gradients. */
  readonly gradients: readonly string[]
  /** The problems that have been found. */
  readonly problems: SymbolProblem[]
}

/** The attributes of an element that affect how it looks. Adds a problem for each one that is not allowed. */
function readAttributes(
  node: Element,
  { gradients, problems }: SymbolReading,
  ignored: readonly string[] = [],
): Record<string, string> {
  const kept = node.attrs.flatMap((attribute): [string, string][] => {
    const { prefix, value } = attribute
    const name = prefix ? `${prefix}:${attribute.name}` : attribute.name
    const allowed = attributesOf(node.tagName)
    const hasNoEffect = IGNORED_ATTRIBUTE.test(name) && !allowed.has(name)
    if (hasNoEffect || ignored.includes(name)) return []
    const problem = problemOf(name, value.trim(), allowed, gradients)
    if (problem === undefined) return [[name, value.trim()]]
    problems.push(problemAt(node, `<${node.tagName}> ${problem.message}`, problem.hint))
    return []
  })
  return Object.fromEntries(kept)
}

type Problem = { readonly message: string; readonly hint: string }

function problemOf(
  name: string,
  value: string,
  allowed: ReadonlySet<string>,
  gradients: readonly string[],
): Problem | undefined {
  if (!allowed.has(name)) {
    return { message: `has the attribute ${name}, which a symbol cannot have.`, hint: REMOVE }
  }
  const message = `has ${name}=${JSON.stringify(value)}, which a symbol cannot have.`
  if (name === 'id') return /^[\w-]+$/.test(value) ? undefined : { message, hint: IDS }
  if (!isColorAttribute(name))
    return /[<>]|url\(/i.test(value) ? { message, hint: REMOVE } : undefined
  const [, gradient] = /^url\(#([^)]*)\)$/.exec(value) ?? []
  if (gradient === undefined || name === 'stop-color') {
    return isAllowedColor(value) ? undefined : { message, hint: COLORS }
  }
  return gradients.includes(gradient)
    ? undefined
    : {
        message: `has ${name}=${JSON.stringify(value)}, but no gradient has this id.`,
        hint:
          gradients.length === 0
            ? 'Define it: <linearGradient id="…"> or <radialGradient id="…">, or write a color.'
            : `Gradients of the file: ${gradients.join(', ')}.`,
      }
}

/** The largest size of a symbol's file, because every page contains the symbol twice. Bytes. */
const MAX_BYTES = 8192

/** The largest ratio of the sides of the viewBox. */
const MAX_RATIO = 2

const namesIn = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((names) => names.split(' ')))

const GRADIENT_ATTRIBUTES = namesIn(
  'id x1 y1 x2 y2 cx cy r fx fy fr gradientUnits gradientTransform spreadMethod',
)
const STOP_ATTRIBUTES = namesIn('offset stop-color stop-opacity')
const SHAPE_ATTRIBUTES = namesIn(
  'd x y width height cx cy r rx ry x1 y1 x2 y2 points pathLength transform opacity',
  'fill fill-opacity fill-rule',
  'stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit',
  'stroke-dasharray stroke-dashoffset',
)

/** The attributes that an element of a symbol can have, in addition to the ones that are ignored. */
function attributesOf(element: string): ReadonlySet<string> {
  if (isGradient(element)) return GRADIENT_ATTRIBUTES
  return element === 'stop' ? STOP_ATTRIBUTES : SHAPE_ATTRIBUTES
}

/** Whether an element is a gradient, to whose id `fill` and `stroke` can refer. */
const isGradient = (element: string) => /^(?:linear|radial)Gradient$/.test(element)

/** Whether the value of an attribute is a color. */
const isColorAttribute = (name: string) => /^(?:fill|stroke|stop-color)$/.test(name)

/** Attributes without effect on how the symbol looks. They are left out. */
const IGNORED_ATTRIBUTE =
  /^(?:xmlns(?::\w+)?|version|id|class|role|xml:space|focusable|(?:data|aria)-[\w-]+)$/

/** Elements without effect on how the symbol looks. They are left out. */
const IGNORED_ELEMENTS: ReadonlySet<string> = new Set(['title', 'desc', 'metadata'])

/** Whether a symbol can contain elements with this name. */
const isAllowedElement = (name: string): name is SymbolShape['element'] =>
  [...shapeElements, ...gradientElements].some((one) => one === name)

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

/** A problem at a node. */
function problemAt(node: Node, message: string, hint: string): SymbolProblem {
  const { startLine = 1, startCol = 1 } = node.sourceCodeLocation ?? {}
  return { position: `${startLine}:${startCol}`, message, hint }
}

const IDS = 'Write an id of letters, digits, hyphens and underscores.'

const REMOVE =
  'Remove it. Set colors and lines with attributes such as fill and stroke-width; scripts, styles and references are not allowed. A gradient has its own stops.'

const COLORS = `Write a color such as #2fd6a6, none, currentColor, a gradient of the file such as url(#sky), or a variable var(--site-<name>) with one of these names: ${toneColorNames.join(', ')}.`

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
