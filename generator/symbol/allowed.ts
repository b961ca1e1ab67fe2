import type { ToneColors } from '../../src/theme/colors.ts'
import { symbolElements, type SymbolShape } from '../../src/model/symbol.ts'
import { designColors } from '../colors/designColors.ts'

/** The largest size of a symbol's file, because every page contains the symbol twice. Bytes. */
export const MAX_BYTES = 8192

/** The largest ratio of the sides of the viewBox. */
export const MAX_RATIO = 2

/** The attributes that a symbol's elements can have, in addition to the ones that are ignored. */
export const ATTRIBUTES: ReadonlySet<string> = new Set(
  [
    'd x y width height cx cy r rx ry x1 y1 x2 y2 points pathLength transform opacity',
    'fill fill-opacity fill-rule',
    'stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit',
    'stroke-dasharray stroke-dashoffset',
  ].flatMap((names) => names.split(' ')),
)

/** Attributes without effect on how the symbol looks. They are left out. */
export const IGNORED_ATTRIBUTE =
  /^(?:xmlns(?::\w+)?|version|id|class|role|xml:space|focusable|(?:data|aria)-[\w-]+)$/

/** Elements without effect on how the symbol looks. They are left out. */
export const IGNORED_ELEMENTS: ReadonlySet<string> = new Set(['title', 'desc', 'metadata'])

/** Whether a symbol can contain elements with this name. */
export const isAllowedElement = (name: string): name is SymbolShape['element'] =>
  symbolElements.some((one) => one === name)

/** The names of the colors of a tone, which are CSS variables: `--site-<name>`. */
export const toneColorNames = Object.keys(designColors.tones.plain).toSorted()

/** The variable of a tone's color in a value, e.g. `accent` of `var(--site-accent)`. */
export function variableIn(value: string, tone: ToneColors): string | undefined {
  const [, name] = /^var\(--site-([\w-]+)\)$/.exec(value) ?? []
  return Object.entries(tone).find(([key]) => key === name)?.[1]
}

/** Whether a value of `fill` or `stroke` is allowed: a fixed color, `none`, `currentColor`, or a variable of the site. */
export const isAllowedColor = (value: string): boolean =>
  /^(?:[a-zA-Z]+|#(?:[\da-fA-F]{3}|[\da-fA-F]{6})|rgb\([\d\s,.%]+\))$/.test(value) ||
  variableIn(value, designColors.tones.plain) !== undefined
