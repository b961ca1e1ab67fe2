/** A position in degrees: north and east are positive. */
export type Position = { readonly lat: number; readonly lng: number }

/** An area in degrees. `west` is greater than `east` if it contains the 180th meridian. */
type Bounds = {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** The smallest area that contains all positions. Undefined if they are fewer than two different ones. */
export function boundsOf(positions: readonly Position[]): Bounds | undefined {
  const lats = positions.map(({ lat }) => lat)
  const lngs = positions.map(({ lng }) => lng).toSorted((a, b) => a - b)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [first = 0, last = 0] = [lngs[0], lngs.at(-1)]
  if (positions.length === 0 || (south === north && first === last)) return undefined
  // The area is the rest of the circle beside the largest gap between two longitudes.
  const gaps = lngs.map((lng, index) => {
    const next = lngs[index + 1]
    return next === undefined
      ? { west: first, east: lng, size: first + 360 - lng }
      : { west: next, east: lng, size: next - lng }
  })
  const { west, east } = gaps.reduce((best, gap) => (gap.size >= best.size ? gap : best))
  return { south, west, north, east }
}
