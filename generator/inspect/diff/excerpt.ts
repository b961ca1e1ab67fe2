/** The length of the unchanged text around a change, and the length up to which texts are not shortened. Characters. */
const CONTEXT_LENGTH = 40
const MAX_LENGTH = 160

/** The different parts of two texts, with a few words of context. */
export function excerpts(before: string, after: string): { before: string; after: string } {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let end = 0
  const maxEnd = Math.min(before.length, after.length) - start
  while (end < maxEnd && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { before: cut(before, start, end), after: cut(after, start, end) }
}

/** A text, shortened to `MAX_LENGTH` characters. */
export const truncate = (text: string) =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH).trimEnd()}…`

function cut(text: string, start: number, end: number): string {
  if (text.length <= MAX_LENGTH) return text
  const from = start <= CONTEXT_LENGTH ? 0 : wordAfter(text, start - CONTEXT_LENGTH)
  const to =
    end <= CONTEXT_LENGTH ? text.length : wordBefore(text, text.length - end + CONTEXT_LENGTH)
  const middle = text.slice(from, to)
  const shown = middle.length <= 2 * MAX_LENGTH ? middle : `${middle.slice(0, 2 * MAX_LENGTH)}…`
  return `${from > 0 ? '… ' : ''}${shown}${to < text.length ? ' …' : ''}`
}

function wordAfter(text: string, position: number): number {
  const space = text.indexOf(' ', position)
  return space === -1 || space > position + CONTEXT_LENGTH ? position : space + 1
}

function wordBefore(text: string, position: number): number {
  const space = text.lastIndexOf(' ', position)
  return space === -1 || space < position - CONTEXT_LENGTH ? position : space
}
