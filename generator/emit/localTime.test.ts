import { expect, test } from 'vitest'
import { shownTimes } from './localTime.ts'

const dateOf = (tag: string) => {
  const { weekday, date } = shownTimes(tag, '2025-07-18T23:30', '2025-07-18T23:30')
  return [weekday, date.map(({ before, text }) => before + text).join('')]
}

test.each([
  ['en-US', 'Friday', 'July 18, 2025'],
  ['de-DE', 'Freitag', '18. Juli 2025'],
  ['ja', '金曜日', '2025年7月18日'],
])('writes dates in %s', (tag, weekday, date) => {
  expect(dateOf(tag)).toEqual([weekday, date])
})

test('names the parts of a date', () => {
  expect(shownTimes('en-US', '2025-07-18T15:00', '2025-07-18T15:00').date).toEqual([
    { kind: 'month', text: 'July', before: '' },
    { kind: 'day', text: '18', before: ' ' },
    { kind: 'year', text: '2025', before: ', ' },
  ])
})

test.each([
  ['en-US', '2025-07-18T15:00', '3:00pm'],
  ['en-US', '2025-07-18T00:05', '12:05am'],
  ['en-US', '2025-07-18T12:00', '12:00pm'],
  ['de-DE', '2025-07-18T15:00', '15:00'],
])('writes in %s the time %s as %s', (tag, time, text) => {
  const { start, end } = shownTimes(tag, time, time)
  expect([start, end]).toEqual([text, text])
})
