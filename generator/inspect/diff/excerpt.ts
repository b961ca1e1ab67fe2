/** How much of a text a report shows around what changed. */
const AROUND = 40
const LONGEST = 160

/** The parts of two texts that differ, with a few words around them. */
export function excerpts(before: string, after: string): { before: string; after: string } {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { before: cut(before, start, end), after: cut(after, start, end) }
}

/** The first words of a text. */
export const beginning = (text: string) =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).trimEnd()}…`

function cut(text: string, start: number, end: number): string {
  if (text.length <= LONGEST) return text
  const from = start <= AROUND ? 0 : wordAfter(text, start - AROUND)
  const to = end <= AROUND ? text.length : wordBefore(text, text.length - end + AROUND)
  const middle = text.slice(from, to)
  const shown = middle.length <= 2 * LONGEST ? middle : `${middle.slice(0, 2 * LONGEST)}…`
  return `${from > 0 ? '… ' : ''}${shown}${to < text.length ? ' …' : ''}`
}

function wordAfter(text: string, position: number): number {
  const space = text.indexOf(' ', position)
  return space === -1 || space > position + AROUND ? position : space + 1
}

function wordBefore(text: string, position: number): number {
  const space = text.lastIndexOf(' ', position)
  return space === -1 || space < position - AROUND ? position : space
}
