import { expect, it, test } from 'vitest'
import * as z from 'zod'
import { formattedDate, formattedNumber, lastDay } from '../../src/model/values.ts'
import { siteSchema } from '../../src/site/site.ts'
import minimal from '../../tests/generator/fixtures/minimal/site.manifest.ts'
import {
  numberSeparators,
  formatDate,
  formatDates,
  formatHours,
  formatNumbers,
  formatTimes,
  percentSign,
} from './format.ts'

const NEW_YORK = 'America/New_York'

const timesOf = (tag: string, start: string, end: string, timeZone = NEW_YORK) => {
  const { weekday, date, ...times } = formatTimes(tag, { start, end, timeZone })
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
  expect(formatTimes('en-US', event).date).toEqual([
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
    'March 27 at 9:00am GMT+1',
    'March 29 at 5:00pm GMT+2',
  ],
  [
    'de-DE',
    'Samstag – Montag',
    '27.–29. März 2027',
    '27. März um 09:00 MEZ',
    '29. März um 17:00 MESZ',
  ],
])('writes in %s all days of an event of several days', (tag, ...expected) => {
  const shown = timesOf(tag, '2027-03-27T09:00', '2027-03-29T17:00', 'Europe/Berlin')
  expect(shown).toEqual(expected)
})

test.each([
  ['en-US', 'October 31 at 8:00pm EDT', 'November 1 at 3:00am EST', '2026-10-31T20:00'],
  ['en-US', '12:30am EDT', '3:00am EST', '2026-11-01T00:30'],
  ['de-DE', '00:30 GMT-4', '03:00 GMT-5', '2026-11-01T00:30'],
])(
  'writes in %s the time zone also after the start if the clocks change',
  (tag, start, end, from) => {
    expect(timesOf(tag, from, '2026-11-01T03:00').slice(2)).toEqual([start, end])
  },
)

test.each([
  ['fr-CA', '1er octobre 2026', '1er–3 octobre 2026', '1er octobre '],
  ['pt-BR', '1º de outubro de 2026', '1º – 3 de outubro de 2026', '1º de outubro '],
  ['pt-PT', '1 de outubro de 2026', '1–3 de outubro de 2026', '1 de outubro '],
  ['it', '1º ottobre 2026', '01–03 ottobre 2026', '1º ottobre '],
  ['de', '1. Oktober 2026', '1.–3. Oktober 2026', '1. Oktober '],
])('writes in %s the first day of a month: %s', (tag, date, range, start) => {
  const [, days, from] = timesOf(tag, '2026-10-01T09:00', '2026-10-03T17:00')
  expect([days, from]).toEqual([range, expect.stringMatching(`^${start}`)])
  expect(timesOf(tag, '2026-10-01T09:00', '2026-10-01T10:00')[1]).toBe(date)
  expect(formatDate('2026-10-01', { ...siteSchema.parse(minimal), language: tag }).text).toBe(date)
})

test('an event that ends at midnight is on one day', () => {
  expect(timesOf('en-US', '2025-07-18T20:00', '2025-07-19T00:00')).toEqual([
    'Friday',
    'July 18, 2025',
    '8:00pm',
    '12:00am EDT',
  ])
})

const hours = { monday: ['08:00-12:00', '15:30-18:00'], saturday: ['09:00-13:00'] }

it('formats the days and times of a week that starts on Monday', () => {
  expect(formatHours(hours, 'de-DE')).toEqual([
    { day: 'Montag', times: ['08:00–12:00 Uhr', '15:30–18:00 Uhr'] },
    { day: 'Dienstag', times: [] },
    { day: 'Mittwoch', times: [] },
    { day: 'Donnerstag', times: [] },
    { day: 'Freitag', times: [] },
    { day: 'Samstag', times: ['09:00–13:00 Uhr'] },
    { day: 'Sonntag', times: [] },
  ])
})

it('starts the week on Sunday where that is usual, and writes AM and PM like the times of events', () => {
  const [first, second] = formatHours(hours, 'en-US')
  expect(first).toEqual({ day: 'Sunday', times: [] })
  expect(second?.day).toBe('Monday')
  expect(second?.times.map((time) => time.replaceAll(/\s/gu, ' '))).toEqual([
    '8:00am – 12:00pm',
    '3:30 – 6:00pm',
  ])
})

it.each([
  ['en-US', '10:00-02:00', '10:00am – 2:00am'],
  ['en-US', '20:00-24:00', '8:00pm – 12:00am'],
  ['en-US', '00:00-24:00', '12:00am – 12:00am'],
  ['de-DE', '18:00-02:00', '18:00–02:00 Uhr'],
  ['fr-CA', '18:00-02:00', '18 h 00 – 2 h 00'],
])(
  'writes in %s the hours %s, which end at midnight or later, without a date',
  (tag, range, text) => {
    const times = formatHours({ sunday: [range] }, tag).flatMap((day) => day.times)
    expect(times.map((time) => time.replaceAll(/\s/gu, ' '))).toEqual([text])
  },
)

const dateSchema = z.strictObject({ name: z.string(), posted: formattedDate(), closes: lastDay() })
const datesIn = (language: string, timeZone: string) =>
  formatDates(
    dateSchema,
    { name: '2026-01-01', posted: '2026-11-20', closes: '2026-12-18' },
    siteSchema.parse({ ...minimal, language, timeZone }),
  )

test('dates that pages show have the format of the language, and last days their end', () => {
  expect(datesIn('en-US', 'America/New_York')).toEqual({
    name: '2026-01-01',
    posted: { value: '2026-11-20', text: 'November 20, 2026' },
    closes: {
      value: '2026-12-18',
      text: 'December 18, 2026',
      endsAt: '2026-12-19T05:00:00.000Z',
    },
  })
  expect(datesIn('de-DE', 'Pacific/Kiritimati')).toMatchObject({
    posted: { text: '20. November 2026' },
    closes: { endsAt: '2026-12-18T10:00:00.000Z' },
  })
})

const numberSchema = z.strictObject({
  kind: z.literal('counts'),
  perRow: z.number(),
  counts: z.array(z.strictObject({ count: formattedNumber().optional() })),
})
const countsIn = (language: string, ...counts: number[]) =>
  formatNumbers(
    numberSchema,
    { kind: 'counts', perRow: 1234, counts: counts.map((count) => ({ count })) },
    language,
  )

test('numbers that pages show have the format of the language, others stay numbers', () => {
  expect(countsIn('en-US', 12_500, -2.5)).toEqual({
    kind: 'counts',
    perRow: 1234,
    counts: [
      { count: { value: 12_500, text: '12,500' } },
      { count: { value: -2.5, text: '-2.5' } },
    ],
  })
  expect(countsIn('de-DE', 12_500, 0.0001)).toMatchObject({
    counts: [{ count: { text: '12.500' } }, { count: { text: '0,0001' } }],
  })
  expect(formatNumbers(numberSchema, { counts: [{}] }, 'de-DE')).toEqual({ counts: [{}] })
})

test.each([
  ['en-US', '', '%'],
  ['de-DE', '', '\u00a0%'],
  ['tr-TR', '%', ''],
])('%s: a percentage has its sign where the language writes it', (language, before, after) => {
  expect(percentSign(language)).toEqual({ before, after })
})

test.each([
  ['en-US', '.', ','],
  ['de-DE', ',', '.'],
  // It depends on the version of Node.
  ['de-CH', '.', expect.stringMatching(/['’]/)],
  ['fr-FR', ',', '\u202F'],
  ['es-ES', ',', '.'],
  ['es-MX', '.', ','],
  ['pt-BR', ',', '.'],
  // Their own digits have separators of their own.
  ['ar-EG', '.', ','],
  ['fa', '.', ','],
])('%s: %j is before decimals, %j between groups of digits', (language, decimal, group) => {
  expect(numberSeparators(language)).toEqual({ decimal, group })
})
