/** The SVG elements that a symbol can contain. */
export const symbolElements = [
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
] as const

/** An element of a symbol. */
export type SymbolShape = {
  readonly element: (typeof symbolElements)[number]
  /** The attributes by name: in SVG, e.g. `fill-rule`; in generated code as in React, e.g. `fillRule`. */
  readonly attributes: Readonly<Partial<Record<string, string>>>
  /** The elements in a `g`, from back to front. Default: none. */
  readonly children?: readonly SymbolShape[]
}

/** The symbol of the logo. Its colors are fixed, `currentColor`, or variables such as `var(--site-accent)`. */
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
