import { closest, distance } from 'fastest-levenshtein'

/** The name that is most similar to the written one, otherwise the shortest path that contains it. None if all of them differ too much. */
export function closestName(written: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  const same = names.find((name) => plain(name) === plain(written))
  if (same !== undefined) return same
  const name = closest(written, names)
  if (distance(written, name) <= Math.max(2, Math.floor(written.length / 3))) return name
  if (!/^\/\w/.test(written)) return undefined
  return names.filter((path) => path.includes(written)).toSorted((a, b) => a.length - b.length)[0]
}

/** A name in lower case, without spaces and invisible characters. */
const plain = (name: string) => name.replaceAll(/[\s\p{Cf}]/gu, '').toLowerCase()

/** `Did you mean "…"?` if a name is similar, then the list of `listNames`. */
export function suggestion(written: string, names: readonly string[], what: string): string {
  const { hint, names: all } = nameHint(written, names, what)
  return hint === undefined ? all : `${hint} ${all}`
}

/** The two parts of `suggestion` for a diagnostic, so that a list is printed only once. */
export function nameHint(written: string, names: readonly string[], what: string) {
  const similar = closestName(written, names)
  return {
    hint: similar === undefined ? undefined : `Did you mean ${JSON.stringify(similar)}?`,
    names: listNames(names, what),
  }
}

/**
 * `Available pages: /, /services.`, with 13 names at most, but all `values`, because a schema lists only
 * few of them. `what` is the plural noun, e.g. `pages`.
 */
export function listNames(names: readonly string[], what: string): string {
  if (names.length === 0) return `There are no ${what}.`
  // A single name is no longer than "1 more".
  const isShort = what === 'values' || names.length <= 13
  const listed = isShort ? names : names.slice(0, 12)
  const more = isShort ? '' : ` and ${names.length - listed.length} more`
  return `${what === 'values' ? 'Allowed' : 'Available'} ${what}: ${listed.join(', ')}${more}.`
}
