import * as z from 'zod'

/** A duration from `min` to `max` seconds. Fractions are allowed. */
export function seconds(min: number, max: number) {
  const error = `write a number of seconds from ${min} to ${max}, without quotes`
  return z.number({ error }).min(min, { error }).max(max, { error })
}
