import type { BrandColors } from '../../src/site/brand.ts'
import { contrast, withContrast } from './recolor.ts'
import { siteColors } from './siteColors.ts'

/** A color of the brand whose contrast is too low. */
export type LowContrast = {
  readonly name: keyof BrandColors
  /** The other colors in words. */
  readonly to: string
  /** The lowest contrast ratio to them: 1 to 21. */
  readonly found: number
  /** The ratio that is needed. */
  readonly needed: number
  /** The color with the nearest lightness that has enough contrast. `undefined`: there is none. */
  readonly nearest: string | undefined
}

/** A brand color, the colors that it is shown with, and the lowest contrast ratio to them. */
type Requirement = Pick<LowContrast, 'name' | 'to' | 'needed'> & {
  readonly others: readonly string[]
}

/**
 * The colors of a brand whose contrast is too low for the texts and controls that use them. A rejected
 * background is replaced before the other colors are checked, because they depend on it.
 */
export function lowContrasts(brand: BrandColors): LowContrast[] {
  const { white } = siteColors(brand)
  const background = check(brand, {
    name: 'background',
    others: [white],
    to: 'white',
    // More than text needs, because images are darkened with this color behind white text.
    needed: 12,
  })
  const [rejected] = background
  const { shades, tones } = siteColors({
    ...brand,
    background: rejected?.nearest ?? brand.background,
  })
  const { dark } = tones
  return [
    ...background,
    ...check(brand, {
      name: 'text',
      others: [white, shades.night[1]],
      to: 'light backgrounds',
      needed: 7,
    }),
    ...check(brand, {
      name: 'accent',
      others: [dark.background, dark.surface],
      to: 'the dark background',
      needed: 4.5,
    }),
  ]
}

function check(brand: BrandColors, { name, others, to, needed }: Requirement): LowContrast[] {
  const color = brand[name]
  const found = Math.min(...others.map((other) => contrast(color, other)))
  if (found >= needed) return []
  return [{ name, to, found, needed, nearest: withContrast(color, others, needed) }]
}
