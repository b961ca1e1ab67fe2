/**
 * The initials of a person: the first letters of the first and the last name, e.g. `ME` for
 * `Margaret Ellison`. Ignores titles with a period, e.g. `Dr.`, and all words after a comma.
 */
export function initialsOf(name: string): string {
  const [names = name] = name.split(',')
  const words = names.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const withoutTitles = words.filter((word) => !/^\p{L}{2,}\.$/u.test(word))
  const used = withoutTitles.length > 0 ? withoutTitles : words
  const ends = used.length > 1 ? [used[0], used.at(-1)] : used
  return ends.map((word = '') => [...word].at(0)?.toUpperCase() ?? '').join('')
}
