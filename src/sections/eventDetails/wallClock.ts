/** A day as a calendar leaf shows it. */
export type CalendarDay = {
  readonly weekday: string
  readonly month: string
  readonly day: number
  readonly year: number
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * The day of a moment on a wall clock, e.g. `2025-07-18T15:00`. The same in every time
 * zone. Not by `Intl`: making its formatters keeps a slow phone busy for a tenth of a second.
 */
export function calendarDay(localTime: string): CalendarDay {
  const moment = new Date(`${localTime}Z`)
  return {
    weekday: WEEKDAYS[moment.getUTCDay()] ?? '',
    month: MONTHS[moment.getUTCMonth()] ?? '',
    day: moment.getUTCDate(),
    year: moment.getUTCFullYear(),
  }
}

/**
 * The time of a moment on a wall clock, as Americans write it: `3:00pm`. `Intl` puts a space before
 * "PM" that differs between engines, and with it the page that is hydrated.
 */
export function clockTime(localTime: string): string {
  const moment = new Date(`${localTime}Z`)
  const hours = moment.getUTCHours()
  const minutes = String(moment.getUTCMinutes()).padStart(2, '0')
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes}${hours < 12 ? 'am' : 'pm'}`
}
