import { diffWordsWithSpace } from 'diff'
import { capitalize, counted } from '../../text.ts'
import { LEVEL_MEANINGS, LEVELS, ofLevel, type Change, type Level } from './compare.ts'

/** A report for the terminal. `since`: the name of the old version, e.g. `main (68764cf)`. */
export function reportText(since: string, changes: readonly Change[]): string {
  const blocks = LEVELS.filter((level) => ofLevel(changes, level).length > 0).flatMap((level) => [
    '',
    `${level.toUpperCase()}: ${LEVEL_MEANINGS[level]}`,
    ...ofLevel(changes, level).map(changeText),
  ])
  return [`Since ${since}: ${counts(changes)}.`, ...blocks].join('\n')
}

const WIDTH = 'third parties'.length + 2

function changeText({ subject, text, ...values }: Change): string {
  const { before, after } = excerpts(values)
  const indent = ' '.repeat(WIDTH + 2)
  return [
    `  ${subject.padEnd(WIDTH)}${text}`,
    ...(before === undefined ? [] : [`${indent}- ${printable(before)}`]),
    ...(after === undefined ? [] : [`${indent}+ ${printable(after)}`]),
  ].join('\n')
}

/** The number of changes of each level, as text. */
function counts(changes: readonly Change[]): string {
  const parts = LEVELS.map((level) => ({ level, count: ofLevel(changes, level).length }))
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => counted(count, `${level} change`))
  return parts.length === 0 ? 'no changes' : new Intl.ListFormat('en-GB').format(parts)
}

/** The maximum number of listed changes per level. GitHub limits comments to 65,536 characters. */
const MAX_CHANGES = 60

const HEADINGS: Readonly<Record<Level, string>> = {
  breaking: '🔴 Breaking',
  notable: '🟡 Notable',
  safe: '🟢 Safe',
}

/** A report as Markdown, for a comment on a pull request. Safe changes are collapsed. */
export function reportMarkdown(since: string, changes: readonly Change[]): string {
  const blocks = LEVELS.filter((level) => ofLevel(changes, level).length > 0).flatMap((level) => {
    const items = ofLevel(changes, level).map(changeMarkdown)
    const more = items.length > MAX_CHANGES ? [`- … and ${items.length - MAX_CHANGES} more`] : []
    const heading = `${HEADINGS[level]}: ${LEVEL_MEANINGS[level]} (${items.length})`
    const lines = ['', ...items.slice(0, MAX_CHANGES), ...more]
    return level === 'safe'
      ? ['', `<details><summary>${heading}</summary>`, ...lines, '', '</details>']
      : ['', `### ${heading}`, ...lines]
  })
  const summary = counts(changes)
  const first = `${capitalize(summary)} since ${escapeMarkdown(since)}.`
  return ['## Changes to the site', '', first, ...blocks, ''].join('\n')
}

function changeMarkdown({ subject, text, ...values }: Change): string {
  const { before, after } = excerpts(values)
  const old = before === undefined ? '' : `<br>~~${escapeMarkdown(before)}~~`
  const now = after === undefined ? '' : `<br>${escapeMarkdown(after)}`
  return `- **${subject}**: ${escapeMarkdown(text)}${old}${now}`
}

/** Replaces characters with a meaning in Markdown, HTML, mentions or issue references by character references. */
const escapeMarkdown = (text: string) =>
  printable(text).replaceAll(
    /[&<>\\`*_~[\]()#@|!:]/g,
    (character) => `&#${character.charCodeAt(0)};`,
  )

/** Replaces control characters, which could change the terminal. */
const printable = (text: string) => text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '\uFFFD')

/** The length up to which texts are not shortened, and the unchanged text before and after a change. */
const MAX_LENGTH = 160
const BEFORE_CHANGE = /(?<=\s)\S.{0,40}$/s
const AFTER_CHANGE = /^.{0,40}\S(?=\s)/s

/** The values of a change. Of long texts, only the different parts with a few words around them. */
export function excerpts({ before, after }: Pick<Change, 'before' | 'after'>) {
  const parts = before === undefined || after === undefined ? [] : diffWordsWithSpace(before, after)
  const excerpt = (text: string | undefined, other: 'added' | 'removed') => {
    if (text === undefined || text.length <= MAX_LENGTH) return text
    if (parts.length === 0) return cut(text, MAX_LENGTH)
    const short = parts.flatMap((part, index) => {
      if (part[other]) return []
      if (part.added || part.removed) return [part.value]
      const head = index === 0 ? '' : (AFTER_CHANGE.exec(part.value)?.[0] ?? '')
      const tail = index === parts.length - 1 ? '' : (BEFORE_CHANGE.exec(part.value)?.[0] ?? '')
      return [part.value.length < MAX_LENGTH / 2 ? part.value : `${head} … ${tail}`]
    })
    return cut(short.join('').trim(), 2 * MAX_LENGTH)
  }
  return { before: excerpt(before, 'added'), after: excerpt(after, 'removed') }
}

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length).trimEnd()}…`
