/** The widths of the screens that images are made for, by orientation. CSS pixels. */
const SCREENS = {
  portrait: { min: 320, max: 1200 },
  landscape: { min: 568, max: 1920 },
} as const

/** The pixels of `1em` in media queries, and of `1rem`. */
const EM = 16

const cache = new Map<string, number>()

/**
 * The largest width at which the HTML attribute `sizes` shows an image, on screens up to 1920 pixels
 * wide. CSS pixels. Supports the conditions `min-width` and `orientation`.
 */
export function widestWidth(sizes: string): number {
  const known = cache.get(sizes)
  if (known !== undefined) return known
  const entries = sizes.split(',').map(parseEntry)
  const widths = (['portrait', 'landscape'] as const).flatMap((orientation) => {
    const { min, max } = SCREENS[orientation]
    return Array.from({ length: max - min + 1 }, (_, index) => {
      const screen = min + index
      const entry = entries.find((each) => each.matches(screen, orientation))
      return entry === undefined ? screen : entry.width(screen)
    })
  })
  const widest = Math.round(Math.max(...widths))
  cache.set(sizes, widest)
  return widest
}

type Entry = {
  readonly matches: (screen: number, orientation: keyof typeof SCREENS) => boolean
  readonly width: (screen: number) => number
}

/** An entry of `sizes`: a condition, which can be missing, and a width. */
function parseEntry(entry: string): Entry {
  const [, feature, value = '', number, unit] =
    /^\s*(?:\((min-width|orientation): ([\w.]+)\)\s+)?([\d.]+)(vw|rem|px)\s*$/.exec(entry) ?? []
  if (unit === undefined) throw new Error(`"${entry}" is not a supported entry of sizes.`)
  const pixels = Number(number) * (unit === 'rem' ? EM : 1)
  return {
    matches: (screen, orientation) =>
      feature === undefined ||
      (feature === 'orientation' ? value === orientation : screen >= Number.parseFloat(value) * EM),
    width: (screen) => (unit === 'vw' ? (pixels / 100) * screen : pixels),
  }
}
