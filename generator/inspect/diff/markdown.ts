import { LEVELS, type Change, type Level } from './change.ts'
import { beginning, excerpts } from './excerpt.ts'
import { counts, ofLevel, type Report } from './report.ts'

/** How many changes of a level a comment lists: GitHub takes 65,536 characters. */
const MOST = 60

const HEADINGS: Readonly<Record<Level, string>> = {
  breaking: '🔴 Breaking: something that others rely on stops working',
  notable: '🟡 Notable: visitors, operators or receivers of forms meet something else',
  safe: '🟢 Safe: wording and looks',
}

/** A report as Markdown, for the comment on a pull request. */
export function reportMarkdown(report: Report): string {
  const summary = counts(report)
  return [
    '## What this changes on the site',
    '',
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)} since ${escaped(report.since)}.`,
    ...LEVELS.flatMap((level) => {
      const changes = ofLevel(report, level)
      return changes.length === 0 ? [] : ['', ...block(level, changes)]
    }),
    '',
  ].join('\n')
}

/** What is safe is folded away. */
function block(level: Level, changes: readonly Change[]): string[] {
  const lines = changes.slice(0, MOST).map(item)
  const more = changes.length > MOST ? [`- … and ${changes.length - MOST} more`] : []
  const heading = `${HEADINGS[level]} (${changes.length})`
  return level === 'safe'
    ? [`<details><summary>${heading}</summary>`, '', ...lines, ...more, '', '</details>']
    : [`### ${heading}`, '', ...lines, ...more]
}

function item({ subject, text, before, after }: Change): string {
  const what = `- **${subject}**: ${escaped(text)}`
  if (before !== undefined && after !== undefined) {
    const shown = excerpts(before, after)
    return `${what}<br>~~${escaped(shown.before)}~~<br>${escaped(shown.after)}`
  }
  if (before !== undefined) return `${what}<br>~~${escaped(beginning(before))}~~`
  if (after !== undefined) return `${what}<br>${escaped(beginning(after))}`
  return what
}

/**
 * Copy has no meaning in Markdown or HTML, mentions nobody and refers to no issue: whatever could
 * have one is written as a character reference.
 */
const escaped = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '\uFFFD')
    .replaceAll(/[&<>\\`*_~[\]()#@|!:]/g, (sign) => `&#${sign.charCodeAt(0)};`)
