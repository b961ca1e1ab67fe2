import { diff3Merge } from 'node-diff3'

/** The words of a text and the other characters, each with the space before it. */
export const WORDS = /\s*(?:[\p{L}\p{N}]+|[^\s])|\s+/gu

/** The text with two changes of the text `before`. Where they overlap, it has that of `theirs`. */
export function mergeTexts(mine: string, before: string, theirs: string, pieces = WORDS) {
  const [a, o, b] = [mine, before, theirs].map((text): string[] => text.match(pieces) ?? [])
  const regions = diff3Merge(a ?? [], o ?? [], b ?? [])
  return {
    merged: regions.flatMap(({ ok, conflict }) => ok ?? conflict?.b ?? []).join(''),
    isConflict: regions.some(({ conflict }) => conflict !== undefined),
  }
}

/** The text with two changes of the text `before`. Undefined if they overlap. */
export function mergedText(mine: string, before: string, theirs: string): string | undefined {
  const { merged, isConflict } = mergeTexts(mine, before, theirs)
  return isConflict ? undefined : merged
}
