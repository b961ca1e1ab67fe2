/**
 * Marks a value as sample data, which must be replaced before the launch; the launch check lists all
 * samples. Returns its argument.
 */
export function sample<const T>(value: T): T {
  return value
}
