/** The parts of a date, e.g. Friday, July 18, 2025. */
export type DateParts = {
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
 * The date of a local time, e.g. `2025-07-18T15:00`. The result does not depend on the visitor's time
 * zone. Does not use `Intl`: creating its formatters takes 100 ms on a slow phone.
 */
export function dateParts(localTime: string): DateParts {
  const date = new Date(`${localTime}Z`)
  return {
    weekday: WEEKDAYS[date.getUTCDay()] ?? '',
    month: MONTHS[date.getUTCMonth()] ?? '',
    day: date.getUTCDate(),
    year: date.getUTCFullYear(),
  }
}

/**
 * The time of day of a local time in American notation, e.g. `3:00pm`. Does not use `Intl`: its space
 * before "PM" differs between JavaScript engines, which would cause a hydration mismatch.
 */
export function clockTime(localTime: string): string {
  const date = new Date(`${localTime}Z`)
  const hours = date.getUTCHours()
  const minutes = String(date.getUTCMinutes()).padStart(2, '0')
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes}${hours < 12 ? 'am' : 'pm'}`
}
