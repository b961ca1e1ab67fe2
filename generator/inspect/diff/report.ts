import { counted } from '../../diagnostics/counted.ts'
import { LEVELS, type Change, type Level } from './change.ts'

/** A report about the changes between two versions. */
export type Report = {
  /** The name of the old version, e.g. `main (68764cf)`. */
  readonly since: string
  /** The highest level first. */
  readonly changes: readonly Change[]
}

/** The changes of one level. */
export const ofLevel = ({ changes }: Report, level: Level) =>
  changes.filter((change) => change.level === level)

/** The number of changes of each level, as text. */
export function counts(report: Report): string {
  if (report.changes.length === 0) return 'no changes'
  const parts = LEVELS.flatMap((level) => {
    const count = ofLevel(report, level).length
    return count === 0 ? [] : [counted(count, `${level} change`)]
  })
  return parts.length > 1
    ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
    : (parts[0] ?? '')
}
