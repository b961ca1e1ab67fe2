import type { ICalDateTimeValue } from 'ical-generator'

/**
 * A local time for ical-generator. The library reads strings and `Date` objects in the time zone of the
 * process, where daylight saving time may skip them. Of the types that it accepts, Luxon's is the
 * smallest one that has its own fields.
 *
 * @param local `YYYY-MM-DDTHH:MM`
 * @param instant the same time in milliseconds since 1970
 */
export function wallTime(local: string, instant: number): ICalDateTimeValue {
  const [year = '', month = '', day = '', hour = '', minute = ''] = local.split(/\D/)
  const fields = new Map(
    Object.entries({ yyyy: year, LL: month, dd: day, HH: hour, mm: minute, ss: '00' }),
  )
  const time = {
    isValid: true,
    zone: { type: 'iana' },
    setZone: () => time,
    toFormat: (format: string) =>
      format.replaceAll(/([a-z])\1+/gi, (field) => fields.get(field) ?? field),
    toJSDate: () => new Date(instant),
    toJSON: () => local,
  }
  return time
}
