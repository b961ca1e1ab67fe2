import { counted } from '../text.ts'
import { LEVEL_MEANINGS, LEVELS, type Change } from './diff.ts'

/** A report by level and page. `since`: the name of the old version, e.g. `main (68764cf)`. */
export function reportText(since: string, changes: readonly Change[]): string {
  const levels = LEVELS.map((level) => ({
    level,
    list: changes.filter((change) => change.level === level),
  })).filter(({ list }) => list.length > 0)
  const counts = levels.map(({ level, list }) => counted(list.length, `${level} change`))
  const summary = new Intl.ListFormat('en-GB').format(counts) || 'no changes'
  return [
    `Since ${since}: ${summary}.`,
    ...levels.flatMap(({ level, list }) => [
      '',
      `${level.toUpperCase()}: ${LEVEL_MEANINGS[level]}`,
      ...[...new Set(list.map(({ page }) => page))].flatMap((page) => [
        `  ${page || 'The whole site'}`,
        ...list.filter((change) => change.page === page).flatMap(linesOf),
      ]),
    ]),
  ].join('\n')
}

/** The lines of a change. Those with a value start with - or +, which GitHub shows in red and green. */
function linesOf(change: Change): string[] {
  const { before, after } = excerpts(change)
  return [
    printable(`    ${change.property} ${change.kind}`),
    ...(before === undefined ? [] : [`-     ${before}`]),
    ...(after === undefined ? [] : [`+     ${after}`]),
  ]
}

/** A report as Markdown, for a comment on a pull request, to which GitHub allows 65,536 characters. */
export const reportMarkdown = (since: string, changes: readonly Change[]): string =>
  `## Changes to the site\n\n\`\`\`diff\n${reportText(since, changes).slice(0, 60_000)}\n\`\`\`\n`

/** Marks line breaks, and replaces other control characters, which could change the terminal. */
const printable = (text: string) =>
  text.replaceAll(/\r?\n/g, ' ↵ ').replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '\uFFFD')

const MAX_LENGTH = 160

/**
 * The values of a change, each on one line. If one of them is long, both are shortened to the words that differ, and some
 * equal words around them, so that a comparison of the excerpts finds the same differences.
 */
export function excerpts({ before, after }: Pick<Change, 'before' | 'after'>) {
  const isLong = [before, after].some((text = '') => text.length > MAX_LENGTH)
  const [old, next] = [before?.split(' ') ?? [], after?.split(' ') ?? []]
  const same = isLong ? equalStart(old, next) : 0
  const sameEnd = isLong
    ? equalStart(old.slice(same).toReversed(), next.slice(same).toReversed())
    : 0
  const [start, end] = [same, sameEnd].map((count) => Math.max(0, count - WORDS_AROUND))
  const excerpt = (words: readonly string[]) => {
    const text = words.slice(start, words.length - (end ?? 0)).join(' ')
    const isCut = text.length > MAX_LENGTH
    return printable(
      [start && '…', text.slice(0, MAX_LENGTH), (end || isCut) && '…'].filter(Boolean).join(''),
    )
  }
  return { before: before && excerpt(old), after: after && excerpt(next) }
}

const WORDS_AROUND = 6

/** How many words at the start of two texts are equal. */
function equalStart(words: readonly string[], others: readonly string[]): number {
  const first = words.findIndex((word, index) => word !== others[index])
  return first === -1 ? words.length : first
}
