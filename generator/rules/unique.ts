import type { Site } from '../../src/site/site.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { isObject } from '../../src/model/json.ts'
import { property, valueAt } from '../manifest/modelValues.ts'
import type { DiagnosticCode } from '../diagnostics/diagnosticCodes.ts'
import { duplicates, type Occurrence } from './rule.ts'

/** Lists of the site whose values are unique. A path contains `*` for each name of a record and each index of a list. */
type UniqueValues = {
  readonly code: DiagnosticCode
  /** The paths of the parts of the site in which the values are unique. Default: the whole site. */
  readonly within?: readonly string[]
  /** The paths of the values in these parts. Values that are no strings are not compared. */
  readonly values: readonly string[]
  /** A property beside the value: two values are the same only if it is the same, too. Default: none. */
  readonly per?: string
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
  {
    code: 'duplicate-field-name',
    within: ['forms.*'],
    values: ['fields.*.name'],
    what: 'the name of a field',
    hint: 'Rename one of the two fields.',
  },
  {
    code: 'duplicate-send-name',
    within: ['forms.*'],
    values: ['fields.*.send'],
    what: 'the send name of a field',
    hint: 'Give each field its own name in send.',
  },
  {
    code: 'field-revealed-twice',
    within: ['forms.*'],
    values: ['fields.*.other.reveals'],
    what: 'revealed by another field',
    hint: 'Give each of the two fields its own text field.',
  },
  {
    code: 'duplicate-option',
    within: ['forms.*.fields.*'],
    values: ['options.*'],
    what: 'an option of this field',
    hint: 'Remove one of the two options.',
  },
  {
    // The ids of the fields contain the name of the form.
    code: 'duplicate-form',
    within: PAGES,
    values: ['sections.*.form'],
    what: 'the form of a section on this page',
    hint: 'Remove one of the two sections, and link to the other one.',
  },
  {
    code: 'duplicate-heading',
    within: PAGES,
    values: ['hero.title', 'sections.*.heading'],
    what: 'a heading of this page',
    // They hear the headings without the text around them.
    hint: 'Screen reader users navigate by headings. Change one of the two headings.',
  },
  {
    code: 'duplicate-title',
    values: ['routes.*.title'],
    per: 'language',
    what: 'the title of a page',
    hint: 'Visitors and search engines tell pages apart by their titles. Change one of the two titles.',
  },
  {
    code: 'duplicate-place',
    within: SECTIONS,
    values: ['place', 'addresses.*.place'],
    what: 'a place of this section',
    hint: 'Remove it here.',
  },
  {
    code: 'duplicate-logo',
    within: SECTIONS,
    values: ['logos.*.image'],
    what: 'a logo of this section',
    hint: 'Remove one of the two.',
  },
  {
    code: 'duplicate-redirect',
    values: ['redirects.*.from'],
    what: 'the source of a redirect',
    hint: 'Remove one of the two redirects.',
  },
  {
    code: 'duplicate-third-party',
    values: ['thirdParties.*.kind'],
    what: 'the kind of another third party',
    hint: 'Only one third party can have this kind. Remove one of the two.',
    except: ['script', 'video'],
  },
  {
    code: 'duplicate-third-party',
    values: ['thirdParties.*.provider'],
    what: 'the provider of another third party',
    hint: 'Only one third party can have this provider. Remove one of the two.',
  },
  { ...DIFFERENT_NAMES, values: ['events.*.name'], what: 'the name of another event' },
  { ...DIFFERENT_NAMES, values: ['forms.*.label'], what: 'the label of another form' },
  {
    ...DIFFERENT_NAMES,
    values: ['thirdParties.*.name'],
    what: 'the name of another third party',
  },
  {
    ...DIFFERENT_NAMES,
    values: ['consent.categories.*.title'],
    what: 'the title of another consent category',
  },
]

export function* listsAreUnique(site: Site): Generator<Diagnostic> {
  for (const { code, within = [''], values, per, what, hint, except = [] } of uniqueValues) {
    for (const part of within.flatMap((path) => valuesAt(site, path))) {
      const occurrences = values
        .flatMap((path) => valuesAt(part.value, path, part.path))
        .flatMap(({ value, path }): (Occurrence & { readonly beside: unknown })[] => {
          const beside = per && valueAt(site, [...path.slice(0, -1), per])
          return typeof value === 'string' && !except.includes(value)
            ? [{ value, path, beside }]
            : []
        })
      for (const group of new Set(occurrences.map(({ beside }) => beside))) {
        const inGroup = occurrences.filter(({ beside }) => beside === group)
        yield* duplicates(code, what, inGroup, hint)
      }
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
