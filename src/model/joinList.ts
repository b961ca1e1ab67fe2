/** What a language writes between the items of a list. English: ` and `; `, `. */
export type ListSeparators = {
  /** Between the items of a list of two, and before the last item of a longer one. */
  readonly pair: string
  /** Between the other items of a longer list. */
  readonly middle: string
}

/** Joins items to a list, e.g. `red, green and blue`: without a comma before “and”, like the texts of the site. */
export function joinList(items: readonly string[], { pair, middle }: ListSeparators): string {
  const parts = [items.slice(0, -1).join(middle), ...items.slice(-1)]
  return parts.filter((part) => part !== '').join(pair)
}

/**
 * The separators of lists in a language. Computed by the build, because creating a formatter takes long in
 * browsers on slow phones.
 */
export function listSeparators(tag: string): ListSeparators {
  const format = new Intl.ListFormat(tag)
  const firstSeparator = (items: readonly string[]) =>
    format.formatToParts(items).find(({ type }) => type === 'literal')?.value ?? ', '
  return { pair: firstSeparator(['1', '2']), middle: firstSeparator(['1', '2', '3', '4']) }
}
