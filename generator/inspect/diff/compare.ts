import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod'
import { type ModelPath, isObject, property } from '../../diagnostics/diagnostic.ts'
import { schemaAt } from '../../manifest/schemaWalk.ts'

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
type Subject = (typeof SUBJECTS)[number]

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

/** A value in two versions. `undefined` where a version does not have it. */
export type Pair = {
  readonly before: unknown
  readonly after: unknown
  /** The path in the new version, or in the old version if the value was removed. */
  readonly path: ModelPath
  /** The last step of the path, e.g. the name of a property. */
  readonly key: string
  /** The schema of the value. `undefined` if the model does not have it. */
  readonly schema: z.core.$ZodType | undefined
  /** The name of the closest value around it that has one, e.g. `/services`. Empty if there is none. */
  readonly owner: string
  /** The path below that value. */
  readonly inOwner: ModelPath
}

/** A level and a subject, e.g. `safe redirects`. */
export type Rating = `${Level} ${Subject}`

/** Returns a change as a rating and a sentence, `[]` for none, or `undefined` to compare the parts. */
export type Describe = (pair: Pair) => `${Rating}: ${string}` | [] | undefined

/** Whether an entry of the old list and an entry of the new list belong together. */
type Test = (before: unknown, after: unknown) => boolean

/** How values are compared. Every property is optional. */
export type Rule = {
  /** The change of a value that only one version has, or that differs. Default: those of its parts. */
  readonly added?: Describe
  readonly removed?: Describe
  readonly changed?: Describe
  /** Whether reports show the old and the new value. */
  readonly showsValues?: boolean
  /** The name of the value in reports about its parts. */
  readonly name?: (pair: Pair) => string
  /** Of a list: which entries belong together, the strictest test first. Default: `similar`. */
  readonly match?: (hasSameLength: boolean) => readonly Test[]
  /** Of a list: the change if entries that are in both versions have another order. */
  readonly order?: Describe
}

/** The rule for each path, e.g. `forms.*.subject`: the first that fits. `rest`: for other values without parts. */
export type Rules = {
  readonly at: Readonly<Record<string, Rule>>
  readonly rest: Rule
}

/** The changes of a value and of its parts. */
export function compare(pair: Pair, rules: Rules): Change[] {
  const { before, after, path } = pair
  if (isDeepStrictEqual(before, after)) return []
  const rule = ruleAt(rules, path)
  const changes = ownChanges(rule, pair)
  if (changes !== undefined) return changes
  const named = rule.name === undefined ? pair : { owner: rule.name(pair), inOwner: [] }
  const part = (key: string | number, from: unknown, to: unknown) => {
    const schema = pair.schema && schemaAt(pair.schema, to === undefined ? before : after, [key])
    const place = { path: [...path, key], key: String(key), inOwner: [...named.inOwner, key] }
    return compare({ before: from, after: to, schema, owner: named.owner, ...place }, rules)
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const tests = (rule.match ?? similar)(before.length === after.length)
    const matches = matchEntries(before, after, tests)
    return [
      ...(isReordered(matches) ? (ownChanges({ changed: rule.order }, pair) ?? []) : []),
      ...matches.flatMap(([from, to]) => part((to ?? from)?.index ?? 0, from?.value, to?.value)),
    ]
  }
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])]
    return keys.flatMap((key) => part(key, before[key], after[key]))
  }
  return ownChanges(rules.rest, pair) ?? []
}

function ruleAt({ at }: Rules, path: ModelPath): Rule {
  const found = Object.entries(at).find(([pattern]) => {
    const steps = pattern.split('.')
    const fits = (step: string, index: number) => step === '*' || step === path[index]
    return steps.length === path.length && steps.every(fits)
  })
  return found?.[1] ?? {}
}

function ownChanges(rule: Rule, { path, ...pair }: Pair): Change[] | undefined {
  const { added, removed, changed, showsValues = false } = rule
  const describe = pair.before === undefined ? added : pair.after === undefined ? removed : changed
  const sentence = describe?.({ path, ...pair })
  if (typeof sentence !== 'string') return sentence
  const level = LEVELS.find((each) => sentence.startsWith(`${each} `)) ?? 'safe'
  const subject = SUBJECTS.find((each) => sentence.startsWith(`${level} ${each}: `)) ?? 'copy'
  const text = sentence.slice(`${level} ${subject}: `.length)
  const [before, after] = showsValues ? [textOf(pair.before), textOf(pair.after)] : []
  const values = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
  return [{ level, subject, path, text, ...values }]
}

/** A value as text: all texts and numbers in it. */
function textOf(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value
  return isObject(value) || Array.isArray(value)
    ? Object.values(value).map(textOf).filter(Boolean).join(' / ')
    : JSON.stringify(value)
}

type Entry = { readonly index: number; readonly value: unknown }

/**
 * Pairs of matching entries of two lists, in the order of the new list, with removed entries at the end.
 * The tests are applied one after the other; each matches an entry with the first unmatched entry.
 */
function matchEntries(before: unknown[], after: unknown[], tests: readonly Test[]) {
  const rest = new Set(before.map((value, index): Entry => ({ value, index })))
  const matches = new Map<number, Entry>()
  for (const test of tests) {
    for (const [index, value] of after.entries()) {
      const match = [...rest].find((entry) => !matches.has(index) && test(entry.value, value))
      if (match === undefined) continue
      rest.delete(match)
      matches.set(index, match)
    }
  }
  return [
    ...after.map((value, index) => [matches.get(index), { value, index }] as const),
    ...[...rest].map((entry) => [entry, undefined] as const),
  ]
}

function isReordered(matches: readonly (readonly [before?: Entry, after?: Entry])[]): boolean {
  const order = matches.flatMap(([before, after]) => (before && after ? [before.index] : []))
  return order.some((index, position) => index < (order[position - 1] ?? 0))
}

/** Tests for lists without a rule: equal entries, entries with a common text, entries of the same type. */
const similar = (hasSameLength: boolean): Test[] => [
  isDeepStrictEqual,
  (a, b) => isObject(a) && Object.keys(a).some((key) => key !== 'kind' && hasText(a, b, key)),
  // If the length is the same, entries were changed instead of added or removed.
  (a, b) => hasSameLength && typeof a === typeof b,
]

const hasText = (a: unknown, b: unknown, key: string) =>
  `${property(a, key)}`.length > 2 && same(key)(a, b)

/** Matches entries that have the same texts as these properties. */
export const same =
  (...keys: readonly string[]): Test =>
  (a, b) =>
    keys.every(
      (key) => typeof property(a, key) === 'string' && property(a, key) === property(b, key),
    )
