import { expect, test } from 'vitest'
import { dateParts, clockTime } from './localTime.ts'

test('does not depend on the time zone', () => {
  expect(dateParts('2025-07-18T23:30')).toEqual({
    weekday: 'Friday',
    month: 'July',
    day: 18,
    year: 2025,
  })
})

test('names weekdays and months as Intl does', () => {
  for (let day = 0; day < 365; day += 1) {
    const moment = new Date(Date.UTC(2026, 0, 1 + day))
    const { weekday, month } = dateParts(moment.toISOString().slice(0, 16))
    const name = (option: 'weekday' | 'month') =>
      moment.toLocaleDateString('en-US', { [option]: 'long', timeZone: 'UTC' })
    expect([weekday, month]).toEqual([name('weekday'), name('month')])
  }
})

test.each([
  ['2025-07-18T15:00', '3:00pm'],
  ['2025-07-18T00:05', '12:05am'],
  ['2025-07-18T12:00', '12:00pm'],
])('formats %s as %s', (moment, text) => {
  expect(clockTime(moment)).toBe(text)
})
