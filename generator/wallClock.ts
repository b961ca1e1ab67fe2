/**
 * The moment that a wall clock shows in a time zone, in milliseconds since 1970. A time that a
 * change of the clocks skips counts as if the clocks had not changed yet.
 *
 * @param local `YYYY-MM-DDTHH:MM`
 * @param timeZone an IANA time zone
 */
export function instantOf(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}:00Z`)
  const guess = asUtc - offsetAt(asUtc, timeZone)
  return asUtc - offsetAt(guess, timeZone)
}

/** How far a zone's clocks are ahead of UTC at a moment. Milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((entry) => entry.type === type)?.value)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(instant / 1000) * 1000
}
