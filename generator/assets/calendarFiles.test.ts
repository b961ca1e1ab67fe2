import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { type CalendarContent, calendarText } from './calendarFiles.ts'

const content: CalendarContent = {
  event: {
    name: 'Happy Hour',
    start: '2025-07-18T15:00',
    end: '2025-07-18T17:00',
    timeZone: 'America/New_York',
  },
  uid: 'happyHour@www.example.com',
  location: 'The Copper Lantern, 7400 Lantern Way, Hanover, MD 21076',
  description: 'For: Candidates',
  url: 'https://www.example.com/events/happy-hour',
}

const at = (timeZone: string, start: string, end: string) =>
  calendarText({ ...content, event: { ...content.event, timeZone, start, end } })

/** The only event of a calendar. */
function parsed(text: string) {
  const calendar = ICAL.Component.fromString(text)
  const [component, ...others] = calendar.getAllSubcomponents('vevent')
  expect(others).toEqual([])
  return new ICAL.Event(component)
}

const instants = ({ startDate, endDate }: ReturnType<typeof parsed>) =>
  [startDate, endDate].map((time) => time.toJSDate().toISOString())

it.each([
  // The last one is across the end of daylight saving time.
  [
    'America/New_York',
    '2025-07-18T15:00',
    '2025-07-18T17:00',
    '2025-07-18T19:00',
    '2025-07-18T21:00',
  ],
  [
    'Pacific/Kiritimati',
    '2026-01-01T09:30',
    '2026-01-01T11:00',
    '2025-12-31T19:30',
    '2025-12-31T21:00',
  ],
  [
    'America/New_York',
    '2026-10-31T20:00',
    '2026-11-01T03:00',
    '2026-11-01T00:00',
    '2026-11-01T08:00',
  ],
])('in %s, %s to %s is an exact time', (timeZone, start, end, ...utc) => {
  expect(instants(parsed(at(timeZone, start, end)))).toEqual(utc.map((time) => `${time}:00.000Z`))
})

it('has the texts, with special characters', () => {
  const texts = {
    location: 'Gasthof „Zur Traube“; Saal 2, Straße 7\\8',
    description: 'Für: alle, die mögen; 日本語 🎉\nhttps://www.example.com/',
  }
  const name = 'Käse, Wein; "Brot" \\ Bier'
  const event = parsed(calendarText({ ...content, ...texts, event: { ...content.event, name } }))
  const { uid, summary, location, description, component } = event
  expect({ summary, location, description }).toEqual({ summary: name, ...texts })
  expect(uid).toBe(content.uid)
  expect(component.getFirstPropertyValue('url')).toBe(content.url)
})

it('an event that is moved earlier is not older than before', () => {
  const stampOf = (start: string, end: string) =>
    /DTSTAMP:(\d{8}T\d{6}Z)\r\n/.exec(at('America/New_York', start, end))?.[1] ?? ''
  const before = stampOf('2025-07-18T15:00', '2025-07-18T17:00')
  expect(before).not.toBe('')
  expect(stampOf('2025-07-11T15:00', '2025-07-11T17:00') >= before).toBe(true)
})
