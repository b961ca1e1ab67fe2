import { LEVEL_MEANINGS, LEVELS, type Change, type Level } from './change.ts'
import { truncate, excerpts } from './excerpt.ts'
import { counts, ofLevel, type Report } from './report.ts'

/** The maximum number of listed changes per level. GitHub limits comments to 65,536 characters. */
const MAX_CHANGES = 60

const HEADINGS: Readonly<Record<Level, string>> = {
  breaking: '🔴 Breaking',
  notable: '🟡 Notable',
  safe: '🟢 Safe',
}

/** A report as Markdown, for a comment on a pull request. */
export function reportMarkdown(report: Report): string {
  const summary = counts(report)
  return [
    '## Changes to the site',
    '',
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)} since ${escapeMarkdown(report.since)}.`,
    ...LEVELS.flatMap((level) => {
      const changes = ofLevel(report, level)
      return changes.length === 0 ? [] : ['', ...block(level, changes)]
    }),
    '',
  ].join('\n')
}

/** Safe changes are collapsed. */
function block(level: Level, changes: readonly Change[]): string[] {
  const lines = changes.slice(0, MAX_CHANGES).map(item)
  const more = changes.length > MAX_CHANGES ? [`- … and ${changes.length - MAX_CHANGES} more`] : []
  const heading = `${HEADINGS[level]}: ${LEVEL_MEANINGS[level]} (${changes.length})`
  return level === 'safe'
    ? [`<details><summary>${heading}</summary>`, '', ...lines, ...more, '', '</details>']
    : [`### ${heading}`, '', ...lines, ...more]
}

function item({ subject, text, before, after }: Change): string {
  const what = `- **${subject}**: ${escapeMarkdown(text)}`
  if (before !== undefined && after !== undefined) {
    const shown = excerpts(before, after)
    return `${what}<br>~~${escapeMarkdown(shown.before)}~~<br>${escapeMarkdown(shown.after)}`
  }
  if (before !== undefined) return `${what}<br>~~${escapeMarkdown(truncate(before))}~~`
  if (after !== undefined) return `${what}<br>${escapeMarkdown(truncate(after))}`
  return what
}

/**
 * Escapes text for Markdown: characters with a meaning in Markdown, HTML, mentions or issue references
 * become character references.
 */
const escapeMarkdown = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '\uFFFD')
    .replaceAll(/[&<>\\`*_~[\]()#@|!:]/g, (character) => `&#${character.charCodeAt(0)};`)
