import { tag } from 'virtual:language'

/** The value of a field while its date is incomplete or does not exist. */
export const INCOMPLETE = 'incomplete'

/** Whether a text is an existing date, YYYY-MM-DD. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** A date in the visitor's time zone, YYYY-MM-DD. */
export function isoDateOf(date: Date): string {
  const digits = (value: number, length: number) => String(value).padStart(length, '0')
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`
}

/** A date for a message, e.g. `November 20, 2026`. */
export const formatDate = (iso: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  )
