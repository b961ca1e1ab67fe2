/** A date that a text states. */
export type TextDate = {
  /** The date as written, e.g. `Friday, July 18, 2025`. */
  readonly written: string
  /** The position of `written` in the text, from 0. */
  readonly start: number
  /** 1 to 31. */
  readonly day: number
  /** 1 to 12. */
  readonly month: number
  /** Undefined if the text has none. */
  readonly year: number | undefined
  /** 0 (Sunday) to 6 (Saturday). Undefined if the text has none. */
  readonly weekday: number | undefined
}

/**
 * Finds the dates in a text, in the formats of its language: `July 18, 2025`, `18 July`, `Jul. 18`,
 * `7/18/2025` and `2025-07-18`, with or without a weekday in front.
 */
export function datesIn(text: string, language: string): TextDate[] {
  const { months, weekdays, numeric } = formatsOf(language)
  return [MONTH_FIRST, DAY_FIRST, ISO, numeric].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: matched, index, groups = {} }): TextDate[] => {
      const month = /^\d/.test(groups['month'] ?? '')
        ? Number(groups['month'])
        : 1 + indexOfName(months, groups['month'])
      const day = Number(groups['day'])
      if (month < 1 || month > 12 || day < 1 || day > 31) return []
      const year = groups['year'] === undefined ? undefined : Number(groups['year'])
      const [before = '', name] = WEEKDAY_BEFORE.exec(text.slice(0, index)) ?? []
      const weekday = indexOfName(weekdays, name)
      if (weekday === -1) {
        return [{ written: matched, start: index, day, month, year, weekday: undefined }]
      }
      const written = before + matched
      return [{ written, start: index - before.length, day, month, year, weekday }]
    }),
  )
}

const YEAR = String.raw`(?<year>(?:19|20)\d{2})(?!\d)`
const MONTH = String.raw`(?<month>\p{L}{3,})\.?`

/** `July 18, 2025`, `Jul. 18th`. */
const MONTH_FIRST = new RegExp(
  String.raw`(?<!\p{L})${MONTH}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\d:%]|[.,]\d)(?:,?\s+${YEAR})?`,
  'gu',
)

/** `18 July 2025`, `18th of July`, `18. Juli 2025`, `18 de julio de 2025`. */
const DAY_FIRST = new RegExp(
  String.raw`(?<![\p{L}\d.,:/-])(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(?:(?:of|de)\s+)?${MONTH}(?!\p{L})(?:,?\s+(?:de\s+)?${YEAR})?`,
  'gu',
)

const ISO = /(?<![\d-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/g

const WEEKDAY_BEFORE = /(?<!\p{L})(\p{L}{3,})\.?,?\s+(?:(?:the|den)\s+)?$/u

type Formats = {
  /** The names of each month, from January: some languages inflect them after a day. */
  readonly months: readonly (readonly string[])[]
  /** The names of each weekday, from Sunday. */
  readonly weekdays: readonly (readonly string[])[]
  /** A date of three numbers, in the order of the language. */
  readonly numeric: RegExp
}

const cache = new Map<string, Formats>()

/** The names of months and weekdays in a language, from `Intl`. */
function formatsOf(language: string): Formats {
  const known = cache.get(language)
  if (known !== undefined) return known
  const parts = (date: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatToParts(date)
  const name = (date: number, options: Intl.DateTimeFormatOptions) =>
    parts(date, options).find(({ type }) => type === 'month' || type === 'weekday')?.value ?? ''
  const numbers = parts(0, { year: 'numeric', month: 'numeric', day: 'numeric' }).map(
    ({ type, value }) => NUMBERS[type] ?? value.replace('.', String.raw`\.`),
  )
  const formats: Formats = {
    months: Array.from({ length: 12 }, (_, month) => [
      name(Date.UTC(2023, month), { month: 'long' }),
      name(Date.UTC(2023, month), { month: 'long', day: 'numeric' }),
    ]),
    // January 1, 2023 was a Sunday.
    weekdays: Array.from({ length: 7 }, (_, weekday) => [
      name(Date.UTC(2023, 0, 1 + weekday), { weekday: 'long' }),
    ]),
    numeric: new RegExp(String.raw`(?<![\d./-])${numbers.join('')}(?![\d/-])`, 'g'),
  }
  cache.set(language, formats)
  return formats
}

/** The numbers of a date as regular expressions, by the types of `formatToParts`. */
const NUMBERS: Readonly<Record<string, string>> = {
  day: String.raw`(?<day>\d{1,2})`,
  month: String.raw`(?<month>\d{1,2})`,
  year: String.raw`(?<year>\d{4})`,
}

/** The index of a name or of its abbreviation. -1 if there is none. */
const indexOfName = (names: Formats['months'], word: string | undefined) =>
  word === undefined ? -1 : names.findIndex((forms) => forms.some((form) => form.startsWith(word)))
