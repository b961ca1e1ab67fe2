import { Temporal } from 'temporal-polyfill'
import { siteSchema, type Site } from '../../src/site/site.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { markedValues } from './schemaWalk.ts'

/**
 * Converts a local time in a time zone to milliseconds since 1970. A local time that daylight saving
 * time skips is converted with the offset before the change.
 *
 * @param local `YYYY-MM-DDTHH:MM`
 * @param timeZone an IANA time zone
 */
export const instantOf = (local: string, timeZone: string): number =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds

/**
 * The end of a day (`YYYY-MM-DD`) in a time zone, as ISO 8601 in UTC. It is the first time of the next day,
 * which is 01:00 where daylight saving time skips midnight.
 */
export const endOfDay = (date: string, timeZone: string): string =>
  startOfDay(Temporal.PlainDate.from(date).add({ days: 1 }).toString(), timeZone)

/** The current day in a time zone, as `YYYY-MM-DD`. */
export const today = (timeZone: string): string => Temporal.Now.plainDateISO(timeZone).toString()

/** The start of a day (`YYYY-MM-DD`) in a time zone, as ISO 8601 in UTC. */
export const startOfDay = (date: string, timeZone: string): string =>
  new Date(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds).toISOString()

/** The last days in a site, with their paths. `date`: `YYYY-MM-DD`. */
export const lastDays = (site: Site): { readonly path: ModelPath; readonly date: string }[] =>
  markedValues(['lastDay'], siteSchema, site).map(({ value, path }) => ({
    path,
    date: String(value),
  }))
