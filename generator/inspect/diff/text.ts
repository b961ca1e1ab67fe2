import { LEVEL_MEANINGS, LEVELS, type Change } from './change.ts'
import { truncate, excerpts } from './excerpt.ts'
import { counts, ofLevel, type Report } from './report.ts'

/** A report for the terminal. */
export function reportText(report: Report): string {
  const blocks = LEVELS.flatMap((level) => {
    const changes = ofLevel(report, level)
    return changes.length === 0
      ? []
      : ['', `${level.toUpperCase()}: ${LEVEL_MEANINGS[level]}`, ...changes.map(changeText)]
  })
  return [`Since ${report.since}: ${counts(report)}.`, ...blocks].join('\n')
}

const WIDTH = 'third parties'.length + 2

function changeText({ subject, text, before, after }: Change): string {
  const lines = [`  ${subject.padEnd(WIDTH)}${text}`]
  const shown =
    before !== undefined && after !== undefined
      ? excerpts(before, after)
      : {
          ...(before === undefined ? {} : { before: truncate(before) }),
          ...(after === undefined ? {} : { after: truncate(after) }),
        }
  const indent = ' '.repeat(WIDTH + 2)
  if (shown.before !== undefined) lines.push(`${indent}- ${printable(shown.before)}`)
  if (shown.after !== undefined) lines.push(`${indent}+ ${printable(shown.after)}`)
  return lines.join('\n')
}

/** Replaces control characters, which could change the terminal. */
const printable = (text: string) => text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '\uFFFD')
