import { converter, formatHex, toGamut, wcagContrast, type Oklch } from 'culori'

const toOklch = converter('oklch')
const toSrgb = toGamut('rgb', 'oklch')

/** Below this chroma, a color has no hue. */
const GRAY = 0.002

/** A color in OKLCH: lightness 0 to 1, chroma, and hue in degrees. */
export function oklch(color: string): Oklch & { h: number } {
  const found = toOklch(color)
  if (found === undefined) throw new Error(`${color} is not a color.`)
  return { ...found, h: found.h ?? 0 }
}

/** The nearest sRGB color as `#rrggbb`. */
export const hex = (color: Oklch) => formatHex(toSrgb(color))

/**
 * Adapts a color of the design: it relates to `to` like `color` relates to `from`. The lightness keeps
 * its place between black, the brand color and white; the chroma is scaled; the hue is rotated.
 */
export function recolor(color: string, from: string, to: string): string {
  if (from === to) return color
  const [own, old, brand] = [oklch(color), oklch(from), oklch(to)]
  const isDarker = own.l <= old.l
  const l = isDarker ? (own.l * brand.l) / old.l : 1 - ((1 - own.l) * (1 - brand.l)) / (1 - old.l)
  const c = brand.c < GRAY ? 0 : (own.c * brand.c) / old.c
  return hex({ mode: 'oklch', l, c, h: (own.h + brand.h - old.h + 360) % 360 })
}

/** The contrast ratio of two colors (WCAG 2.2): 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other)

/** The steps in which the lightness is searched. */
const STEP = 0.004

/**
 * The color with the nearest lightness whose contrast to each background is at least `ratio`. The color
 * itself if it is sufficient; `undefined` if there is none.
 */
export function withContrast(
  color: string,
  backgrounds: readonly string[],
  ratio: number,
): string | undefined {
  const isSufficient = (one: string) =>
    backgrounds.every((background) => contrast(one, background) >= ratio)
  if (isSufficient(color)) return color
  const own = oklch(color)
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const l of [own.l - distance, own.l + distance]) {
      const candidate = hex({ ...own, l })
      if (l >= 0 && l <= 1 && isSufficient(candidate)) return candidate
    }
  }
  return undefined
}
