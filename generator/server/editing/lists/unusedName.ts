/**
 * A value with a number, from 2, that is not taken. With `canReplace`, the number of a value that is
 * itself a copy is replaced: the copy of `Prices 2` is `Prices 3` if there is `Prices`.
 */
export function unusedName(
  value: string,
  taken: readonly unknown[],
  separator: string,
  canReplace: boolean,
): string {
  const stem = value.replace(/\d+$/, '')
  const original = stem.slice(0, stem.length - separator.length)
  const isCopy = stem !== value && stem.endsWith(separator) && taken.includes(original)
  const base = canReplace && isCopy ? original : value
  for (let count = 2; ; count += 1) {
    const name = `${base}${separator}${count}`
    if (!taken.includes(name)) return name
  }
}
