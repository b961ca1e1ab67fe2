import * as z from 'zod'

/** The days of a week, from Monday, as the manifest names them. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** A day of the week. */
export type Weekday = (typeof weekdays)[number]

const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`
const RANGE = new RegExp(`^(${TIME})-(${TIME})$`)
const ERROR = 'write the times as HH:MM-HH:MM, e.g. 08:00-12:00'

/** A range of times on one day. */
const rangeOfTimes = z
  .string(ERROR)
  .regex(RANGE, ERROR)
  .refine((text) => opens(text) < closes(text), 'write an end that is after the start')

/** The hours of a day: ranges that follow each other. */
const hoursOfDay = z
  .array(rangeOfTimes)
  .min(1, 'add at least one range of times, or remove the day: a day without hours is closed')
  .refine(
    (ranges) => ranges.every((range, index) => opens(range) > closes(ranges[index - 1] ?? '')),
    'write the times in order, without overlaps',
  )

/** The weekly opening hours of a place, in its local time. Days without hours are closed. */
export const openingHoursSchema = z
  .strictObject({
    /** The times on Mondays, e.g. `['08:00-12:00', '15:00-18:00']`. Default: closed. */
    monday: hoursOfDay.optional(),
    /** The times on Tuesdays, e.g. `['08:00-12:00']`. Default: closed. */
    tuesday: hoursOfDay.optional(),
    /** The times on Wednesdays, e.g. `['08:00-12:00']`. Default: closed. */
    wednesday: hoursOfDay.optional(),
    /** The times on Thursdays, e.g. `['08:00-12:00']`. Default: closed. */
    thursday: hoursOfDay.optional(),
    /** The times on Fridays, e.g. `['08:00-12:00']`. Default: closed. */
    friday: hoursOfDay.optional(),
    /** The times on Saturdays, e.g. `['08:00-12:00']`. Default: closed. */
    saturday: hoursOfDay.optional(),
    /** The times on Sundays, e.g. `['08:00-12:00']`. Default: closed. */
    sunday: hoursOfDay.optional(),
  })
  .refine((hours) => Object.keys(hours).length > 0, 'add the hours of at least one day')

/** The validated opening hours of a place. */
export type OpeningHours = z.output<typeof openingHoursSchema>

/** The hours of a day as pages show them. */
export type ShownDay = {
  /** The name of the day in the language of the site, e.g. `Monday`. */
  readonly day: string
  /** The ranges of times in its format, e.g. `8:00am – 12:00pm`. Empty on a closed day. */
  readonly times: readonly string[]
}

/** The start of a range of times: `HH:MM`. */
export const opens = (range: string): string => range.slice(0, 5)

/** The end of a range of times: `HH:MM`. */
export const closes = (range: string): string => range.slice(6)
