import { expect, it } from 'vitest'
import { endOfDay, instantOf } from './dates.ts'

it.each([
  ['2025-07-18T17:00', 'America/New_York', '2025-07-18T21:00:00.000Z'],
  ['2025-01-18T17:00', 'America/New_York', '2025-01-18T22:00:00.000Z'],
  ['2025-07-18T17:00', 'UTC', '2025-07-18T17:00:00.000Z'],
  ['2025-07-18T00:30', 'Asia/Kathmandu', '2025-07-17T18:45:00.000Z'],
  // An hour after the clocks went back, and an hour before they went forward.
  ['2025-11-02T03:00', 'America/New_York', '2025-11-02T08:00:00.000Z'],
  ['2025-03-09T01:00', 'America/New_York', '2025-03-09T06:00:00.000Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(new Date(instantOf(local, zone)).toISOString()).toBe(instant)
})

it.each([
  ['2026-12-31', 'America/New_York', '2027-01-01T05:00:00.000Z'],
  ['2026-02-28', 'UTC', '2026-03-01T00:00:00.000Z'],
  // A day of 25 hours.
  ['2025-11-02', 'America/New_York', '2025-11-03T05:00:00.000Z'],
  // Daylight saving time skips the midnight after the day.
  ['2026-09-05', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-03-07', 'America/Havana', '2026-03-08T05:00:00.000Z'],
])('%s in %s ends at %s', (date, zone, instant) => {
  expect(endOfDay(date, zone)).toBe(instant)
})
