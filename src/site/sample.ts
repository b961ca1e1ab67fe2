/**
 * Marks a value as a sample: believable, but to be replaced before the site goes live.
 * Returns its argument.
 */
export function sample<const T>(value: T): T {
  return value
}
