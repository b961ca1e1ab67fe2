/**
 * The moment that a wall clock shows in a time zone, in milliseconds since 1970. A time that a
 * change of the clocks skips counts as if the clocks had not changed yet.
 *
 * @param local `YYYY-MM-DDTHH:MM`
 * @param timeZone an IANA time zone
 */
export function instantOf(local: string, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-US', { ...FIELDS, timeZone })
  const asUtc = Date.parse(`${local}:00Z`)
  const guess = asUtc - aheadOfUtc(asUtc, clock)
  return asUtc - aheadOfUtc(guess, clock)
}

const FIELDS = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
} as const

/** How far a clock is ahead of UTC at a moment, to the minute. Milliseconds. */
function aheadOfUtc(instant: number, clock: Intl.DateTimeFormat): number {
  const parts = clock.formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((entry) => entry.type === type)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return shown - Math.floor(instant / 60_000) * 60_000
}
