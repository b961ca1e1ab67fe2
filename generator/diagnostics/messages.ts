import type * as z from 'zod'
import { capitalize, counted } from '../text.ts'
import type { Diagnostic, ModelPath } from './diagnostic.ts'
import { listNames, nameHint } from './suggest.ts'

/** The message and the hint of a diagnostic. */
type IssueText = Pick<Diagnostic, 'message' | 'hint' | 'names'>

/**
 * The error map for zod: no text for issues whose schema has no `error` of its own. The `error` of a
 * schema is a rule for the author in the imperative, e.g. `write a date as YYYY-MM-DD`.
 */
export const errorMap = () => ''

/** Describes a value that does not match its schema, and what the schema accepts. */
export function formatIssue(issue: z.core.$ZodIssue, value: unknown): IssueText {
  const formatted = formatValue(value)
  if (issue.message !== '')
    return { message: `${formatted} is not valid.`, hint: rule(issue.message) }
  switch (issue.code) {
    case 'invalid_type':
      return {
        message: `${formatted} is not ${TYPES[issue.expected]?.name ?? `a ${issue.expected}`}.`,
        hint: unquoted(value, issue.expected) ?? typeHint(issue.expected),
      }
    case 'invalid_union':
    case 'invalid_value':
      return {
        message: `${formatted} is not an allowed value.`,
        // An object may have no text.
        ...nameHint(typeof value === 'object' ? '' : String(value), allowedValues(issue), 'values'),
      }
    case 'too_small':
      return { message: `${formatted} is too ${small(issue.origin)}.`, hint: atLeast(issue) }
    case 'too_big':
      return { message: `${formatted} is too ${big(issue.origin)}.`, hint: atMost(issue) }
    default:
      return { message: `${formatted} is not valid.`, hint: SEE_SCHEMA }
  }
}

/** How to write a number or a boolean that the author put in quotes. Undefined for other values. */
function unquoted(value: unknown, expected: string): string | undefined {
  if (typeof value !== 'string') return undefined
  const isNumeric = value.trim() !== '' && Number.isFinite(Number(value))
  const isLogical = value === 'true' || value === 'false'
  return (isNumber(expected) && isNumeric) || (expected === 'boolean' && isLogical)
    ? `Write it without quotes: ${value.trim()}`
    : undefined
}

/** Describes a property or an entry that is missing, and what the schema accepts. */
export function formatMissing(issue: z.core.$ZodIssue, path: ModelPath): IssueText {
  const key = path.at(-1)
  const what =
    typeof key === 'string' ? `property ${JSON.stringify(key)}` : `entry ${JSON.stringify(key)}`
  const message = key === undefined ? 'The manifest is empty.' : `The ${what} is missing.`
  if (issue.message !== '') return { message, hint: rule(issue.message) }
  if (issue.code === 'invalid_type') return { message, hint: missingHint(issue.expected, key) }
  const values = allowedValues(issue)
  return values.length === 0
    ? { message, hint: SEE_SCHEMA }
    : { message, names: listNames(values, 'values') }
}

/** How to add a missing property, e.g. `Add it: author: '…'.` */
function missingHint(type: string, key: PropertyKey | undefined): string {
  const { example } = TYPES[type] ?? {}
  if (typeof key !== 'string' || example === undefined) return typeHint(type)
  return `Add it: ${/^[\w$]+$/.test(key) ? key : JSON.stringify(key)}: ${example}`
}

/** A rule of a schema as a sentence. */
export const rule = (text: string) => `${capitalize(text)}.`

/** The values that the schema lists. */
function allowedValues(issue: z.core.$ZodIssue): readonly string[] {
  const values: unknown =
    issue.code === 'invalid_value'
      ? issue.values
      : issue.code === 'invalid_union' && 'options' in issue
        ? issue.options
        : []
  return Array.isArray(values) ? values.filter((value) => value !== undefined).map(String) : []
}

const SEE_SCHEMA = 'Read in its schema, in src/, which values it accepts.'

/** The name of a type, and a value as it is written in the manifest. */
const TYPES: Readonly<Record<string, { readonly name: string; readonly example: string }>> = {
  string: { name: 'a string', example: "'your text'" },
  number: { name: 'a number', example: '1.5' },
  int: { name: 'a whole number', example: '5' },
  boolean: { name: 'true or false', example: 'true' },
  array: { name: 'a list', example: '[ … ]' },
  object: { name: 'an object', example: '{ … }' },
  record: { name: 'an object', example: '{ … }' },
}

/** How to write a value of a type. */
function typeHint(type: string): string {
  const { name, example } = TYPES[type] ?? {}
  return name === undefined ? SEE_SCHEMA : `Write ${name}, e.g. ${example}.`
}

const isNumber = (origin: string) => origin === 'number' || origin === 'int'
const small = (origin: string) => (isNumber(origin) ? 'small' : 'short')
const big = (origin: string) => (isNumber(origin) ? 'large' : 'long')

const atLeast = ({ origin, minimum }: z.core.$ZodIssueTooSmall) =>
  `Write at least ${quantity(origin, minimum)}.`

const atMost = ({ origin, maximum }: z.core.$ZodIssueTooBig) =>
  `Write at most ${quantity(origin, maximum)}.`

function quantity(origin: string, limit: number | bigint): string {
  if (isNumber(origin)) return String(limit)
  return origin === 'array'
    ? counted(Number(limit), 'entry', 'entries')
    : counted(Number(limit), 'character')
}

/** A value as the subject of a sentence: strings in quotes and shortened, e.g. `A list of 2 entries`. */
function formatValue(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 0
      ? 'An empty list'
      : `A list of ${counted(value.length, 'entry', 'entries')}`
  }
  if (typeof value === 'object' && value !== null) return 'An object'
  if (typeof value === 'number') return String(value)
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
