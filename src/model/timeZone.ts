import * as z from 'zod'

/** An IANA time zone, e.g. `America/New_York`. */
export const timeZone = z
  .string()
  .refine(isTimeZone, 'write an IANA time zone, e.g. America/New_York')

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
