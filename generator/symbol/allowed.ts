import type { ToneColors } from '../../src/theme/colors.ts'
import { gradientElements, shapeElements, type SymbolShape } from '../../src/model/symbol.ts'
import { designColors } from '../colors/designColors.ts'

/** The largest size of a symbol's file, because every page contains the symbol twice. Bytes. */
export const MAX_BYTES = 8192

/** The largest ratio of the sides of the viewBox. */
export const MAX_RATIO = 2

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
export function attributesOf(element: string): ReadonlySet<string> {
  if (isGradient(element)) return GRADIENT_ATTRIBUTES
  return element === 'stop' ? STOP_ATTRIBUTES : SHAPE_ATTRIBUTES
}

/** Whether an element is a gradient, to whose id `fill` and `stroke` can refer. */
export const isGradient = (element: string) => /^(?:linear|radial)Gradient$/.test(element)

/** Whether the value of an attribute is a color. */
export const isColorAttribute = (name: string) => /^(?:fill|stroke|stop-color)$/.test(name)

/** Attributes without effect on how the symbol looks. They are left out. */
export const IGNORED_ATTRIBUTE =
  /^(?:xmlns(?::\w+)?|version|id|class|role|xml:space|focusable|(?:data|aria)-[\w-]+)$/

/** Elements without effect on how the symbol looks. They are left out. */
export const IGNORED_ELEMENTS: ReadonlySet<string> = new Set(['title', 'desc', 'metadata'])

/** Whether a symbol can contain elements with this name. */
export const isAllowedElement = (name: string): name is SymbolShape['element'] =>
  [...shapeElements, ...gradientElements].some((one) => one === name)

/** The names of the colors of a tone, which are CSS variables: `--site-<name>`. */
export const toneColorNames = Object.keys(designColors.tones.plain).toSorted()

/** The variable of a tone's color in a value, e.g. `accent` of `var(--site-accent)`. */
export function variableIn(value: string, tone: ToneColors): string | undefined {
  const [, name] = /^var\(--site-([\w-]+)\)$/.exec(value) ?? []
  return Object.entries(tone).find(([key]) => key === name)?.[1]
}

/** Whether a color is allowed: a fixed color, `none`, `currentColor`, or a variable of the site. */
export const isAllowedColor = (value: string): boolean =>
  /^(?:[a-zA-Z]+|#(?:[\da-fA-F]{3}|[\da-fA-F]{6})|rgb\([\d\s,.%]+\))$/.test(value) ||
  variableIn(value, designColors.tones.plain) !== undefined
