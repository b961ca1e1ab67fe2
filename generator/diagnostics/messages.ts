import type * as z from 'zod'
import type { ReferenceKind } from '../../src/model/reference.ts'
import { valueAt } from './valueAt.ts'

/** What is wrong with a value, where the model has no words of its own for it. */
export function errorMap(issue: z.core.$ZodRawIssue): string {
  const value = offending(issue)
  if (value === undefined) return `${MISSING}: ${expected(issue)}`
  switch (issue.code) {
    case 'invalid_union':
    case 'invalid_value':
      return `${formatValue(value)} is none of the allowed values`
    case 'too_small':
      return `${formatValue(value)} is too ${few(issue.origin)}: write at least ${issue.minimum}`
    case 'too_big':
      return `${formatValue(value)} is too ${many(issue.origin)}: write at most ${issue.maximum}`
    default:
      return `${formatValue(value)} cannot stand here: ${expected(issue)}`
  }
}

/** The complaint with the author's value: the model's own words say the rule alone. */
export function formatIssue({ input, message }: z.core.$ZodIssue): string {
  if (typeof input === 'object' && input !== null) return message
  const says = (start: string) => message.startsWith(start.slice(0, 40))
  if (input === undefined) return says(MISSING) ? message : `${MISSING}: ${message}`
  return says(formatValue(input)) ? message : `${formatValue(input)} cannot stand here: ${message}`
}

/** What a reference that is not there should be. */
export const missingReferenceHint = (to: ReferenceKind) => `${MISSING}: write ${REFERENCES[to]}`

/** The values that may stand in the place, where the model lists them. */
export function allowedValues(issue: z.core.$ZodIssue | z.core.$ZodRawIssue): readonly string[] {
  const values: unknown =
    issue.code === 'invalid_value'
      ? issue.values
      : issue.code === 'invalid_union' && 'options' in issue
        ? issue.options
        : []
  return Array.isArray(values) ? values.map(String) : []
}

const MISSING = 'this property is missing'

const REFERENCES: Readonly<Record<ReferenceKind, string>> = {
  link: 'where it leads, a page or an address',
  page: 'the address of a page',
  icon: 'the name of an icon',
  image: 'the name of an image',
  form: 'the name of a form',
  event: 'the name of an event',
  place: 'the name of a place',
  category: 'the name of a category of consent',
}

/** The value that the issue is about: of a union that its options' kinds tell apart, the kind. */
function offending(issue: z.core.$ZodRawIssue): unknown {
  const discriminator: unknown = 'discriminator' in issue ? issue.discriminator : undefined
  return typeof discriminator === 'string' ? valueAt(issue.input, [discriminator]) : issue.input
}

function expected(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') return `write ${EXPECTED[issue.expected] ?? issue.expected}`
  const values = allowedValues(issue)
  return values.length === 0
    ? 'see the description of the property in the model'
    : `write one of ${values.map((value) => JSON.stringify(value)).join(', ')}`
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list […]',
  object: 'an object {…}',
  record: 'an object {…}',
}

const few = (origin: string) => (origin === 'number' || origin === 'int' ? 'small' : 'short')

const many = (origin: string) => (origin === 'number' || origin === 'int' ? 'large' : 'long')

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
