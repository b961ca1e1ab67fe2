import { expect, test } from 'vitest'
import { shownTimes } from './localTime.ts'

const NEW_YORK = 'America/New_York'

const timesOf = (tag: string, start: string, end: string, timeZone = NEW_YORK) => {
  const { weekday, date, ...times } = shownTimes(tag, { start, end, timeZone })
  return [weekday, date.map(({ before, text }) => before + text).join(''), times.start, times.end]
}

test.each([
  ['en-US', 'Friday', 'July 18, 2025'],
  ['de-DE', 'Freitag', '18. Juli 2025'],
  ['ja', '金曜日', '2025年7月18日'],
])('writes dates in %s', (tag, weekday, date) => {
  const times = timesOf(tag, '2025-07-18T23:00', '2025-07-18T23:30')
  expect(times.slice(0, 2)).toEqual([weekday, date])
})

test('names the parts of a date', () => {
  const event = { start: '2025-07-18T15:00', end: '2025-07-18T17:00', timeZone: NEW_YORK }
  expect(shownTimes('en-US', event).date).toEqual([
    { kind: 'month', text: 'July', before: '' },
    { kind: 'day', text: '18', before: ' ' },
    { kind: 'year', text: '2025', before: ', ' },
  ])
})

test.each([
  ['en-US', '2025-07-18T15:00', '3:00pm', '3:30pm EDT'],
  ['en-US', '2025-01-18T00:05', '12:05am', '3:30pm EST'],
  ['en-US', '2025-07-18T12:00', '12:00pm', '3:30pm EDT'],
  ['de-DE', '2025-07-18T15:00', '15:00', '15:30 GMT-4'],
])('writes in %s the time %s as %s, and the time zone after the end', (tag, start, ...times) => {
  expect(timesOf(tag, start, `${start.slice(0, 11)}15:30`).slice(2)).toEqual(times)
})

test.each([
  [
    'en-US',
    'Saturday – Monday',
    'March 27 – 29, 2027',
    'March 27 at 9:00am',
    'March 29 at 5:00pm GMT+2',
  ],
  ['de-DE', 'Samstag – Montag', '27.–29. März 2027', '27. März um 9:00', '29. März um 17:00 MESZ'],
])('writes in %s all days of an event of several days', (tag, ...expected) => {
  const shown = timesOf(tag, '2027-03-27T09:00', '2027-03-29T17:00', 'Europe/Berlin')
  expect(shown).toEqual(expected)
})

test('an event that ends at midnight is on one day', () => {
  expect(timesOf('en-US', '2025-07-18T20:00', '2025-07-19T00:00')).toEqual([
    'Friday',
    'July 18, 2025',
    '8:00pm',
    '12:00am EDT',
  ])
})
