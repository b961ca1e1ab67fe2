/** The SVG elements that draw a symbol. */
export const shapeElements = [
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
] as const

/** The SVG elements that define the gradients of a symbol. */
export const gradientElements = ['defs', 'linearGradient', 'radialGradient', 'stop'] as const

/** An element of a symbol. */
export type SymbolShape = {
  readonly element: (typeof shapeElements)[number] | (typeof gradientElements)[number]
  /** The attributes by name: in SVG, e.g. `fill-rule`; in generated code as in React, e.g. `fillRule`. */
  readonly attributes: Readonly<Partial<Record<string, string>>>
  /** The elements in it, e.g. in a `g`, from back to front. Default: none. */
  readonly children?: readonly SymbolShape[]
}

/** The symbol of the logo. Its colors are fixed, `currentColor`, variables such as `var(--site-accent)`, or its gradients. */
export type BrandSymbol = {
  /** The `viewBox`, in its own units. */
  readonly viewBox: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
  /** The shapes, from back to front. */
  readonly shapes: readonly SymbolShape[]
}

/**
 * An attribute where it contains the id of a gradient, e.g. `id="sky"` or `fill="url(#sky)"`, with a prefix
 * before this id. A document that contains the symbol more than once needs a prefix for each.
 */
export const prefixId = (name: string, value: string, prefix: string): string =>
  name === 'id' ? prefix + value : value.replace(/^url\(#/, `url(#${prefix}`)
