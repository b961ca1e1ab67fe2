import { expect, it } from 'vitest'
import { shownHours } from './shownHours.ts'

const hours = { monday: ['08:00-12:00', '15:30-18:00'], saturday: ['09:00-13:00'] }

it('formats the days and times of a week that starts on Monday', () => {
  expect(shownHours(hours, 'de-DE')).toEqual([
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
  const [first, second] = shownHours(hours, 'en-US')
  expect(first).toEqual({ day: 'Sunday', times: [] })
  expect(second?.day).toBe('Monday')
  expect(second?.times.map((time) => time.replaceAll(/\s/gu, ' '))).toEqual([
    '8:00am – 12:00pm',
    '3:30 – 6:00pm',
  ])
})
