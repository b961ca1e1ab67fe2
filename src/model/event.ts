import * as z from 'zod'
import { imageAt } from './image.ts'
import { LOGO_SIZES } from './imageSizes.ts'
import { postalAddressSchema } from './place.ts'
import { ANY_NAME, referenceTo } from './reference.ts'
import { line } from './text.ts'
import { fitsProperty, timeZone } from './values.ts'

const LOCAL_TIME = 'write a local time as YYYY-MM-DDTHH:MM, e.g. 2025-07-18T15:00'

/** The local time at the venue: `YYYY-MM-DDTHH:MM`, without a UTC offset. */
const localTime = z.iso
  .datetime({ local: true, precision: -1, error: LOCAL_TIME })
  .regex(/\d$/, LOCAL_TIME)

/** An event. */
export const eventSchema = z
  .strictObject({
    /** The event's name, e.g. `Happy Hour`. */
    name: line,
    /** When the event begins, in the local time of the venue. */
    start: localTime,
    /** When the event ends, in the local time of the venue. Details: after `start`. */
    end: localTime,
    /** The time zone of the venue, e.g. `America/New_York`. Details: an IANA time zone. */
    timeZone,
    /** Where the event takes place. */
    venue: z.strictObject({
      /** The name of the venue, e.g. `Lantern Hall`. */
      name: line,
      /** The postal address of the venue. Pages show the city and the state. Options: `US` = In the United States, `other` = In another country. */
      address: postalAddressSchema,
      /** The venue's logo. Default: none. */
      logo: imageAt(LOGO_SIZES).optional(),
    }),
    /** Who is invited, e.g. `Candidates holding TS/SCI/FSP`. */
    audience: line,
    /** **After the event.** What the page says when the event is over. */
    over: line,
  })
  .superRefine(
    fitsProperty(
      'end',
      'start',
      (end, start) => end > start,
      (start) => `write a time after start, which is ${start}`,
    ),
  )

/** A validated event. */
export type SiteEvent = z.output<typeof eventSchema>

/** An event as pages show it. */
export type FormattedEvent = Omit<SiteEvent, 'name' | 'timeZone' | 'venue'> & {
  readonly venue: Omit<SiteEvent['venue'], 'address'> & {
    /** The city, and the state or province if the address has one. */
    readonly address: { readonly city: string; readonly region?: string | undefined }
  }
  /** The end, as ISO 8601 in UTC. */
  readonly endsAt: string
  /** The URL path of the calendar file, e.g. `/events/happy-hour.ics`. */
  readonly calendar: string
  /** The date and the times in the format of the site's language. */
  readonly formatted: FormattedTimes
}

/** The dates and the times of an event in the format of a language. */
export type FormattedTimes = {
  /** The parts of the date in the order of the language, without the weekday. Several days are one part. */
  readonly date: readonly DatePart[]
  /** The weekday, e.g. `Friday`, or the first and the last one, e.g. `Saturday – Monday`. */
  readonly weekday: string
  /** The time of the start, e.g. `3:00pm`. With the date if the event has several days. */
  readonly start: string
  /** The time of the end with the time zone, e.g. `5:00pm EDT`. With the date if the event has several days. */
  readonly end: string
}

/** A part of a date, e.g. `July`, or a range, e.g. `March 27 – 29, 2027`. `before`: what the language writes before it, e.g. `, `. */
export type DatePart = {
  readonly kind: 'day' | 'month' | 'year' | 'range'
  readonly text: string
  readonly before: string
}

const EVENT_NAME = 'write the name of an event, e.g. happyHour'

/** The name of an entry of `events`. */
export const event = referenceTo('event', ANY_NAME, EVENT_NAME)

/** The name of an entry of `events` of which a page needs only the end. */
export const endingEvent = referenceTo('event', ANY_NAME, EVENT_NAME, { part: 'end' })
