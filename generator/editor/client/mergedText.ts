import { diff3Merge } from 'node-diff3'

/** The words of a text and the other characters, each with the space before it. */
export const WORDS = /\s*(?:[\p{L}\p{N}]+|[^\s])|\s+/gu

/** The text with two changes of the text `before`. Where they overlap, it has that of `theirs`. */
export function mergeTexts(mine: string, before: string, theirs: string, pieces = WORDS): string {
  const [a, o, b] = [mine, before, theirs].map((text): string[] => text.match(pieces) ?? [])
  return diff3Merge(a ?? [], o ?? [], b ?? [])
    .flatMap(({ ok, conflict }) => ok ?? conflict?.b ?? [])
    .join('')
}

/** The text with two changes of the text `before`. Where they overlap, it has that of `mine`. Undefined if this is `mine`. */
export function mergedText(mine: string, before: string, theirs: string): string | undefined {
  const merged = mergeTexts(theirs, before, mine)
  return merged === mine ? undefined : merged
}
