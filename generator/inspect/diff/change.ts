import type { ModelPath } from '../../diagnostics/diagnostic.ts'

/**
 * How much a change asks of others. `breaking`: something outside the site that relied on it stops
 * working (an address, the name of a part that a form sends). `notable`: visitors, operators or the
 * receivers of forms meet something else. `safe`: wording and looks.
 */
export type Level = 'breaking' | 'notable' | 'safe'

/** The levels, the gravest first. */
export const LEVELS = ['breaking', 'notable', 'safe'] as const satisfies readonly Level[]

/** What a change is about, in the order of reports. */
export const SUBJECTS = [
  'pages',
  'redirects',
  'navigation',
  'forms',
  'third parties',
  'constants',
  'settings',
  'links',
  'images',
  'look',
  'copy',
] as const

/** A difference in meaning between two versions of the site. */
export type Change = {
  readonly level: Level
  readonly subject: (typeof SUBJECTS)[number]
  /** Where it stands: in the new version, or in the old one where the new one lacks it. */
  readonly path: ModelPath
  /** What changed, as a sentence without its full stop. */
  readonly text: string
  /** The old value, where a comparison helps. */
  readonly before?: string
  /** The new value, where a comparison helps. */
  readonly after?: string
}

/** The gravest level among changes, or nothing where there are none. */
export const gravest = (changes: readonly Change[]): Level | undefined =>
  LEVELS.find((level) => changes.some((change) => change.level === level))

/** The changes in the order of reports: the gravest first, then by subject, then as they were found. */
export const inOrder = (changes: readonly Change[]): Change[] =>
  LEVELS.flatMap((level) =>
    SUBJECTS.flatMap((subject) =>
      changes.filter((change) => change.level === level && change.subject === subject),
    ),
  )
