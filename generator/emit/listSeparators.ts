import type { ListSeparators } from '../../src/model/joinList.ts'

/**
 * The separators of lists in a language. Computed here, because creating a formatter takes long in
 * browsers on slow phones.
 */
export function listSeparators(tag: string): ListSeparators {
  const format = new Intl.ListFormat(tag)
  const separators = (items: readonly string[]) =>
    format.formatToParts(items).flatMap(({ type, value }) => (type === 'literal' ? [value] : []))
  const [pair = ', '] = separators(['1', '2'])
  const [, middle = ', ', last = ', '] = separators(['1', '2', '3', '4'])
  return { pair, middle, last }
}
