/** What a language writes between the items of a list. English: ` and `; `, ` and `, and `. */
export type ListSeparators = {
  /** Between the items of a list of two. */
  readonly pair: string
  /** Between the items of a longer list, except before the last one. */
  readonly middle: string
  /** Before the last item of a longer list. */
  readonly last: string
}

/** Joins items to a list, e.g. `red, green, and blue`. */
export function joinList(items: readonly string[], separators: ListSeparators): string {
  const { pair, middle, last } = separators
  if (items.length < 3) return items.join(pair)
  return items.slice(0, -1).join(middle) + last + items.slice(-1).join('')
}
