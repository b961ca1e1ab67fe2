/**
 * Converts a local time in a time zone to milliseconds since 1970. A local time that daylight saving
 * time skips is converted with the offset before the change.
 *
 * @param local `YYYY-MM-DDTHH:MM`
 * @param timeZone an IANA time zone
 */
export function instantOf(local: string, timeZone: string): number {
  const clock = clockIn(timeZone)
  const asUtc = Date.parse(`${local}:00Z`)
  const guess = asUtc - utcOffset(asUtc, clock)
  return asUtc - utcOffset(guess, clock)
}

/** A formatter for each time zone, because creating one takes longer than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...FIELDS, timeZone })
  clocks.set(timeZone, clock)
  return clock
}

const FIELDS = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
} as const

/** The UTC offset of a time zone at an instant, with a precision of minutes. Milliseconds. */
function utcOffset(instant: number, clock: Intl.DateTimeFormat): number {
  const parts = clock.formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((entry) => entry.type === type)?.value)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return local - Math.floor(instant / 60_000) * 60_000
}

/** The end of a day (`YYYY-MM-DD`) in a time zone, as ISO 8601 in UTC. */
export function endOfDay(date: string, timeZone: string): string {
  const nextDay = new Date(Date.parse(date) + DAY).toISOString().slice(0, 10)
  return new Date(instantOf(`${nextDay}T00:00`, timeZone)).toISOString()
}

const DAY = 24 * 60 * 60 * 1000
