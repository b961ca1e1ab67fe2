import type { ModelPath } from '../../diagnostics/diagnostic.ts'

/** The levels of impact, the highest first. */
export const LEVELS = ['breaking', 'notable', 'safe'] as const

/** The impact of a change. */
export type Level = (typeof LEVELS)[number]

/** What the levels mean, for reports. `breaking` is, for example, a path or the name of a form field. */
export const LEVEL_MEANINGS: Readonly<Record<Level, string>> = {
  breaking: 'something outside of the site stops working',
  notable: 'visitors, operators or recipients of forms notice it',
  safe: 'only texts or design',
}

/** The subjects of changes, in the order of reports. */
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

/** The subject of a change. */
export type Subject = (typeof SUBJECTS)[number]

/** A difference between two versions of the site. */
export type Change = {
  readonly level: Level
  readonly subject: Subject
  /** The path in the new version, or in the old version for something that was removed. */
  readonly path: ModelPath
  /** The change as a sentence without a period. */
  readonly text: string
  /** The old value. Default: not shown. */
  readonly before?: string
  /** The new value. Default: not shown. */
  readonly after?: string
}

/** The changes of one level. */
export const ofLevel = (changes: readonly Change[], level: Level) =>
  changes.filter((change) => change.level === level)

/** The highest level of the changes. `undefined` if there are none. */
export const highestLevel = (changes: readonly Change[]): Level | undefined =>
  LEVELS.find((level) => ofLevel(changes, level).length > 0)

/** Sorts changes by level, the highest first, and then by subject. */
export const sortChanges = (changes: readonly Change[]): Change[] =>
  LEVELS.flatMap((level) =>
    SUBJECTS.flatMap((subject) =>
      ofLevel(changes, level).filter((change) => change.subject === subject),
    ),
  )
