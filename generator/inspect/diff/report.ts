import { LEVELS, type Change, type Level } from './change.ts'

/** Changes between two versions, ready to be told. */
export type Report = {
  /** What the old version is called, e.g. `main (68764cf)`. */
  readonly since: string
  /** The gravest first. */
  readonly changes: readonly Change[]
}

/** The changes of one level. */
export const ofLevel = ({ changes }: Report, level: Level) =>
  changes.filter((change) => change.level === level)

/** How many changes of each level there are, in words. */
export function counts(report: Report): string {
  if (report.changes.length === 0) return 'nothing changed in meaning'
  const parts = LEVELS.flatMap((level) => {
    const count = ofLevel(report, level).length
    return count === 0 ? [] : [`${count} ${level}`]
  })
  const list = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]
  return `${list} ${report.changes.length === 1 ? 'change' : 'changes'}`
}
