import * as z from 'zod'
import { image } from './image.ts'
import { postalAddressSchema } from './postalAddress.ts'
import { referenceTo } from './reference.ts'
import { line, NAME, paragraph } from './text.ts'

const LOCAL_TIME = 'a time is written YYYY-MM-DDTHH:MM, e.g. 2025-07-18T15:00'

/** A moment on the wall clock of the event's place: `YYYY-MM-DDTHH:MM`, without an offset. */
const localTime = z.iso
  .datetime({ local: true, precision: -1, error: LOCAL_TIME })
  .regex(/\d$/, LOCAL_TIME)

/** An event that people are invited to. */
export const eventSchema = z.strictObject({
  /** The event's name, e.g. `Happy Hour`. */
  name: line,
  /** When it starts, in local time of `timeZone`. */
  start: localTime,
  /** When it ends, in local time of `timeZone`; after `start`. */
  end: localTime,
  /** The IANA time zone of the place, e.g. `America/New_York`. */
  timeZone: z.string().refine(isTimeZone, 'name an IANA time zone, e.g. America/New_York'),
  /** Where it takes place. */
  venue: z.strictObject({
    /** The name of the venue, e.g. `Lantern Hall`. */
    name: line,
    /** The postal address of the venue. Pages show its city and its state. */
    address: postalAddressSchema,
    /** The venue's logo. */
    logo: image,
  }),
  /** Who is invited, e.g. `Candidates holding TS/SCI/FSP`. */
  audience: line,
  /** What the page says once the event is over. */
  over: paragraph,
})

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** An event, as the manifest's validation leaves it. */
export type SiteEvent = z.output<typeof eventSchema>

/** An event as a page shows it: with the moment at which it is over, ISO 8601 in UTC. */
export type EventWithEnd = SiteEvent & { readonly endsAt: string }

/** The name of an event that `events` declares. */
export const event = referenceTo('event', NAME, 'the name of an event')
