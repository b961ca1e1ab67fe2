import { diff3Merge } from 'node-diff3'

/** The text with two changes of the text `before`. Undefined if they overlap. */
export function mergedText(mine: string, before: string, theirs: string): string | undefined {
  const regions = diff3Merge(wordsOf(mine), wordsOf(before), wordsOf(theirs))
  if (regions.some(({ conflict }) => conflict !== undefined)) return undefined
  return regions.flatMap(({ ok = [] }) => ok).join('')
}

/** The words of a text and the other characters, each with the space before it. */
const wordsOf = (text: string): string[] => text.match(/\s*(?:[\p{L}\p{N}]+|[^\s])|\s+/gu) ?? []
