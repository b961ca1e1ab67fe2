import * as z from 'zod'
import { siteSchema, type Site } from '../src/site/site.ts'
import type { Diagnostic, ModelPath } from './diagnostics.ts'
import { schemaAt } from './schemaWalk.ts'
import { suggestion } from './suggest.ts'

/** The site that a manifest declares, or everything in it that is not of the model's shape. */
export type Validation =
  | { readonly site: Site; readonly diagnostics: readonly [] }
  | { readonly site: undefined; readonly diagnostics: readonly Diagnostic[] }

/** Checks a manifest's shape, and fills in the defaults. */
export function validate(manifest: unknown): Validation {
  const result = siteSchema.safeParse(manifest, { reportInput: true, error: describe })
  if (result.success) return { site: result.data, diagnostics: [] }
  return {
    site: undefined,
    diagnostics: result.error.issues.flatMap((issue) => diagnose(issue, [], manifest)),
  }
}

function diagnose(issue: z.core.$ZodIssue, above: ModelPath, manifest: unknown): Diagnostic[] {
  const path = [...above, ...issue.path.filter((key) => typeof key !== 'symbol')]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownProperty(key, path, manifest))
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return meantOption(issue.errors).flatMap((inner) => diagnose(inner, path, manifest))
  }
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element') {
    const [inner] = issue.issues
    return [{ code: 'invalid-name', path, atKey: true, message: inner?.message ?? issue.message }]
  }
  const missing = issue.input === undefined && issue.code !== 'custom'
  return [{ code: missing ? 'missing-property' : 'invalid-value', path, message: issue.message }]
}

function unknownProperty(key: string, path: ModelPath, manifest: unknown): Diagnostic {
  const schema = schemaAt(siteSchema, manifest, path)
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return {
    code: 'unknown-property',
    path: [...path, key],
    atKey: true,
    message: `there is no property ${JSON.stringify(key)} here`,
    hint: suggestion(key, known, 'properties'),
  }
}

/** Of the options of a union, the complaints of the one that the author came nearest to. */
function meantOption(options: readonly (readonly z.core.$ZodIssue[])[]) {
  const weight = (issues: readonly z.core.$ZodIssue[]) =>
    issues.reduce((sum, { code }) => sum + (code === 'unrecognized_keys' ? 4 : 1), 0)
  return options.toSorted((a, b) => weight(a) - weight(b))[0] ?? []
}

/** What is wrong, where the model has no words of its own for it. */
function describe(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined && issue.code !== 'custom') {
    return `this property is missing: ${wanted(issue)}`
  }
  const value = shown(issue.input)
  switch (issue.code) {
    case 'invalid_union':
      return `${value} has no valid "kind": one of ${listed(issue['options'])}`
    case 'invalid_value':
      return `${value} is none of the allowed values: ${listed(issue.values)}`
    case 'too_small':
      return `${value} is too small: at least ${issue.minimum}${counted(issue.origin)}`
    case 'too_big':
      return `${value} is too large: at most ${issue.maximum}${counted(issue.origin)}`
    default:
      return `${value} cannot stand here: ${wanted(issue)}`
  }
}

function wanted(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') return `write ${article(issue.expected)}`
  if (issue.code === 'invalid_value') return `write one of ${listed(issue.values)}`
  if (issue.code === 'invalid_union') return 'write one of the forms that the model describes'
  return 'see the description of the property in the model'
}

const ARTICLES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list […]',
  object: 'an object {…}',
  record: 'an object {…}',
}

const article = (type: string) => ARTICLES[type] ?? type

const counted = (origin: string) =>
  origin === 'array' ? ' entries' : origin === 'string' ? ' characters' : ''

const listed = (values: unknown) =>
  Array.isArray(values)
    ? values.map((value) => JSON.stringify(value)).join(', ')
    : 'those of the model'

function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
