import { closest, distance } from 'fastest-levenshtein'

/** The one of the names that was probably meant, or nothing when none is near. */
export function closestName(written: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  const name = closest(written, names)
  return distance(written, name) <= Math.max(2, Math.floor(written.length / 3)) ? name : undefined
}

/** "Did you mean …?" where a name is near, and then what there is. */
export function suggestion(written: string, names: readonly string[], what: string): string {
  const near = closestName(written, names)
  const all =
    names.length > 12
      ? `${names.slice(0, 12).join(', ')} and ${names.length - 12} more`
      : names.join(', ')
  const there =
    names.length === 0
      ? `There are no ${what}.`
      : names.length === 1
        ? `The only one is ${all}.`
        : `The ${what} are ${all}.`
  return near === undefined ? there : `Did you mean ${JSON.stringify(near)}? ${there}`
}
