/**
 * The URL path of an event's calendar file, e.g. `/events/happy-hour.ics` for `happyHour`. Nothing else
 * can have it: paths of pages and redirects contain no dot, no other file of a build ends with `.ics`,
 * and two names have the same words only if they are equal.
 */
export const calendarPath = (event: string): string =>
  `/events/${event.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ics`
