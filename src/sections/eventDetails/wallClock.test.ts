import { expect, test } from 'vitest'
import { calendarDay, clockTime } from './wallClock.ts'

test('reads the day off the calendar of the place', () => {
  expect(calendarDay('2025-07-18T23:30')).toEqual({
    weekday: 'Friday',
    month: 'July',
    day: 18,
    year: 2025,
  })
})

test.each([
  ['2025-07-18T15:00', '3:00pm'],
  ['2025-07-18T00:05', '12:05am'],
  ['2025-07-18T12:00', '12:00pm'],
])('writes %s as %s', (moment, text) => {
  expect(clockTime(moment)).toBe(text)
})
