import * as z from 'zod'
import { referenceTo } from './reference.ts'
import { roles } from './role.ts'
import { isoDate } from './text.ts'

/** A color as `#rrggbb`. Upper-case letters become lower-case ones. */
export const color = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'write a color as #rrggbb, e.g. #0a1424')
  .meta({ examples: ['#0a1424'] })

/** A duration from `min` to `max` seconds. Fractions are allowed. */
export function seconds(min: number, max: number) {
  const error = `write a number of seconds from ${min} to ${max}, without quotes`
  return z.number({ error }).min(min, { error }).max(max, { error })
}

/** An IANA time zone, e.g. `America/New_York`. */
export const timeZone = z
  .string()
  .refine(isTimeZone, 'write an IANA time zone, e.g. America/New_York')
  // EST, for example, has no daylight saving time.
  .regex(/\/|^UTC$/, 'write the region and a city of the time zone, e.g. America/New_York')
  .meta({ examples: ['America/New_York'] })

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A language as a BCP 47 tag in its canonical form, e.g. `en-US`. */
export const languageTag = z
  .string()
  .refine(isCanonical, {
    error: ({ input }) => {
      const canonical = canonicalTag(String(input))
      return canonical === undefined
        ? 'write a BCP 47 language tag, e.g. en or en-US'
        : `write the tag in its canonical form: ${canonical}`
    },
  })
  .meta({ examples: ['en'] })

/** A language whose dates, numbers and lists Node and browsers can format. */
export const formattedLanguage = languageTag.refine(
  (tag) => !isCanonical(tag) || Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0,
  'write a language whose formats Node knows, e.g. en-US or de',
)

/** The language of a page: a tag of `languages`. */
export const language = referenceTo(
  'language',
  { test: isCanonical },
  'write a tag of languages, e.g. es-US',
)

/** The direction of writing: left to right or right to left. */
export type Direction = 'ltr' | 'rtl'

/** The direction of writing of a language. Node ignores the script of a tag such as `az-Arab`. */
export function directionOf(tag: string): Direction {
  const info = localeInfo(tag, 'textInfo')
  const isRtl =
    typeof info === 'object' && info !== null && 'direction' in info && info.direction === 'rtl'
  return isRtl ? 'rtl' : 'ltr'
}

/** Information about a language or a country. Node has it in a property or, in newer versions, in a method. */
export function localeInfo(tag: string, name: 'textInfo' | 'timeZones'): unknown {
  const locale = new Intl.Locale(tag)
  const method: unknown = Reflect.get(locale, name.replace(/^t/, 'getT'))
  return typeof method === 'function' ? method.call(locale) : Reflect.get(locale, name)
}

function isCanonical(tag: string): boolean {
  return canonicalTag(tag) === tag
}

function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

/**
 * A check of two optional properties of an object, for `superRefine`. It reports the value of `key` if it does not
 * fit the value of `other`, which the rule for the author can name.
 */
export const fitsProperty =
  <Key extends string, Other extends string, V>(
    key: Key,
    other: Other,
    fits: (value: V, otherValue: V) => boolean,
    rule: (otherValue: V) => string,
  ) =>
  (object: { readonly [P in Key | Other]?: V | undefined }, context: z.RefinementCtx): void => {
    const [value, otherValue] = [object[key], object[other]]
    if (value === undefined || otherValue === undefined || fits(value, otherValue)) return
    context.addIssue({ code: 'custom', path: [key], message: rule(otherValue) })
  }

const date = () => isoDate.clone().brand<'formattedDate'>()

/** A date that pages show, e.g. `2026-11-20`. The component gets it as a `FormattedDate`, in the format of the site's language. */
export const formattedDate = () => date().register(roles, { role: 'date' })

/**
 * The last day of something, e.g. `2026-12-18`. It ends at midnight in the site's `timeZone`. The component
 * gets it as a `LastDay`; the launch check reports it afterwards.
 */
export const lastDay = () => date().brand<'lastDay'>().register(roles, { role: 'lastDay' })

/** A value that no page gets. */
export type Noted = z.$brand<'noted'>

/** A date of the manifest that pages show. */
export type DateToFormat = string & z.$brand<'formattedDate'>

/** A last day of the manifest. */
export type LastDayToFormat = DateToFormat & z.$brand<'lastDay'>

/** A date as pages show it. */
export type FormattedDate = {
  /** The date as `YYYY-MM-DD`. */
  readonly value: string
  /** The date in the format of the site's language, e.g. `November 20, 2026`. */
  readonly text: string
}

/** A last day as pages show it. */
export type LastDay = FormattedDate & {
  /** The end of the day, as ISO 8601 in UTC. */
  readonly endsAt: string
}

/**
 * A number that pages show, e.g. `12500`. The component gets it as a `FormattedNumber`, in the format of the
 * site's language.
 */
export const formattedNumber = () =>
  z.number().brand<'formattedNumber'>().register(roles, { role: 'number' })

/** A number of the manifest that pages show. */
export type NumberToFormat = number & z.$brand<'formattedNumber'>

/** A number as pages show it. */
export type FormattedNumber = {
  readonly value: number
  /** The number in the format of the site's language, e.g. `12,500`. */
  readonly text: string
}

/** What a language writes around the number of a percentage. English: nothing and `%`. */
export type PercentSign = { readonly before: string; readonly after: string }

/** The separators of a language in a number with the digits 0 to 9, e.g. `1,250.5`. */
export type NumberSeparators = {
  /** Before decimals. */
  readonly decimal: '.' | ','
  /** Between groups of three digits: also a space or an apostrophe. */
  readonly group: string
}
