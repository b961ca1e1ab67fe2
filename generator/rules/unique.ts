import type { Site } from '../../src/site/site.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'
import { isObject, property } from '../manifest/values.ts'
import type { DiagnosticCode } from '../diagnostics/diagnosticCodes.ts'
import { duplicates, type Occurrence, type Rule } from './rule.ts'

/** Lists of the site whose values are unique. A path contains `*` for each name of a record and each index of a list. */
type UniqueValues = {
  readonly code: DiagnosticCode
  /** The paths of the parts of the site in which the values are unique. Default: the whole site. */
  readonly within?: readonly string[]
  /** The paths of the values in these parts. Values that are no strings are not compared. */
  readonly values: readonly string[]
  /** What the value already is, for the message. */
  readonly what: string
  readonly hint: string
  /** Values that can occur several times. Default: none. */
  readonly except?: readonly string[]
}

/** The pages of the site. Aliases have no properties of a page. */
const PAGES = ['routes.*', 'notFound'] as const
const SECTIONS = ['routes.*.sections.*', 'notFound.sections.*'] as const

const DIFFERENT_NAMES = {
  code: 'duplicate-name',
  hint: 'Visitors could not tell the two apart. Add what is different, e.g. a year or a city.',
} as const

/** The lists whose values are unique. Rules compare values that are not in the manifest, e.g. ids of pages. */
const uniqueValues: readonly UniqueValues[] = [
  uniqueRule({
    code: 'duplicate-field-name',
    within: ['forms.*'],
    values: ['fields.*.name'],
    what: 'the name of a field',
    hint: 'Rename one of the two fields.',
  }),
  uniqueRule({
    code: 'duplicate-send-name',
    within: ['forms.*'],
    values: ['fields.*.send'],
    what: 'the send name of a field',
    hint: 'Give each field its own name in send.',
  }),
  uniqueRule({
    code: 'field-revealed-twice',
    within: ['forms.*'],
    values: ['fields.*.other.reveals'],
    what: 'revealed by another field',
    hint: 'Give each of the two fields its own text field.',
  }),
  uniqueRule({
    code: 'duplicate-option',
    within: ['forms.*.fields.*'],
    values: ['options.*'],
    what: 'an option of this field',
    hint: 'Remove one of the two options.',
  }),
  uniqueRule({
    // The ids of the fields contain the name of the form.
    code: 'duplicate-form',
    within: PAGES,
    values: ['sections.*.form'],
    what: 'the form of a section on this page',
    hint: 'Remove one of the two sections, and link to the other one.',
  }),
  uniqueRule({
    code: 'duplicate-heading',
    within: PAGES,
    values: ['hero.title', 'sections.*.heading'],
    what: 'a heading of this page',
    // They hear the headings without the text around them.
    hint: 'Screen reader users navigate by headings. Change one of the two headings.',
  }),
  uniqueRule({
    code: 'duplicate-title',
    values: ['routes.*.title'],
    what: 'the title of a page',
    hint: 'Visitors and search engines tell pages apart by their titles. Change one of the two titles.',
  }),
  uniqueRule({
    code: 'duplicate-place',
    within: SECTIONS,
    values: ['place', 'otherPlaces.*'],
    what: 'a place of this map',
    hint: 'Remove it here.',
  }),
  uniqueRule({
    code: 'duplicate-logo',
    within: SECTIONS,
    values: ['logos.*.image'],
    what: 'a logo of this section',
    hint: 'Remove one of the two.',
  }),
  uniqueRule({
    code: 'duplicate-redirect',
    values: ['redirects.*.from'],
    what: 'the source of a redirect',
    hint: 'Remove one of the two redirects.',
  }),
  uniqueRule({
    code: 'duplicate-third-party',
    values: ['thirdParties.*.kind'],
    what: 'the kind of another third party',
    hint: 'Only one third party can have this kind. Remove one of the two.',
    except: ['script', 'video'],
  }),
  uniqueRule({
    code: 'duplicate-third-party',
    values: ['thirdParties.*.provider'],
    what: 'the provider of another third party',
    hint: 'Only one third party can have this provider. Remove one of the two.',
  }),
  uniqueRule({ ...DIFFERENT_NAMES, values: ['events.*.name'], what: 'the name of another event' }),
  uniqueRule({ ...DIFFERENT_NAMES, values: ['forms.*.label'], what: 'the label of another form' }),
  uniqueRule({
    ...DIFFERENT_NAMES,
    values: ['thirdParties.*.name'],
    what: 'the name of another third party',
  }),
  uniqueRule({
    ...DIFFERENT_NAMES,
    values: ['consent.categories.*.title'],
    what: 'the title of another consent category',
  }),
]

/** An entry of the table. A path that the site cannot have is a type error. */
function uniqueRule<const Within extends string, const Value extends string>(
  entry: UniqueValues & {
    readonly within?: readonly (Within & Existing<Site, Within>)[]
    readonly values: readonly (Value & Existing<ValueAt<Site, Within>, Value>)[]
  },
): UniqueValues {
  return entry
}

/** The paths that a value of the type can have. */
type Existing<T, Path extends string> = Path extends unknown
  ? [ValueAt<T, Path>] extends [never]
    ? never
    : Path
  : never

/** The type of the value at a path. `string` stands for no path. */
type ValueAt<T, Path extends string> = string extends Path
  ? T
  : Path extends `${infer Key}.${infer Rest}`
    ? ValueAt<Child<T, Key>, Rest>
    : Child<T, Path>

type Child<T, Key> = T extends readonly (infer Item)[]
  ? Item
  : T extends object
    ? Key extends '*'
      ? T[keyof T]
      : Key extends keyof T
        ? T[Key]
        : never
    : never

export const listsAreUnique: Rule<never> = function* (_, { parts: { site } }) {
  for (const { code, within = [''], values, what, hint, except = [] } of uniqueValues) {
    for (const part of within.flatMap((path) => valuesAt(site, path))) {
      const occurrences = values
        .flatMap((path) => valuesAt(part.value, path, part.path))
        .flatMap(({ value, path }): Occurrence[] =>
          typeof value === 'string' && !except.includes(value) ? [{ value, path }] : [],
        )
      yield* duplicates(code, what, occurrences, hint)
    }
  }
}

type LocatedValue = { readonly value: unknown; readonly path: ModelPath }

/** The values at a path of the table, with their own paths below `root`. */
function valuesAt(value: unknown, path: string, root: ModelPath = []): LocatedValue[] {
  const keys = path === '' ? [] : path.split('.')
  return keys.reduce<LocatedValue[]>(
    (values, key) => values.flatMap((value) => childrenAt(value, key)),
    [{ value, path: root }],
  )
}

/** The property of a value, or all of its entries for `*`. */
function childrenAt({ value, path }: LocatedValue, key: string): LocatedValue[] {
  if (key !== '*') return [{ value: property(value, key), path: [...path, key] }]
  if (Array.isArray(value)) {
    return value.map((item, index) => ({ value: item, path: [...path, index] }))
  }
  const entries = isObject(value) ? Object.entries(value) : []
  return entries.map(([name, item]) => ({ value: item, path: [...path, name] }))
}
