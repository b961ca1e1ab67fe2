import * as z from 'zod'
import { referenceRegistry } from '../../src/model/reference.ts'
import { siteSchema, type Site } from '../../src/site/site.ts'
import { checkPath } from './checkPath.ts'
import { formatPath, type Diagnostic, type ModelPath } from '../diagnostics/diagnostic.ts'
import { toPlainData } from './toPlainData.ts'
import { explainValue } from './explainValue.ts'
import { schemaAt, mismatchScore } from './schemaWalk.ts'
import { valueAt } from '../diagnostics/valueAt.ts'
import { suggestion } from '../diagnostics/suggest.ts'
import {
  allowedValues,
  formatIssue,
  errorMap,
  missingReferenceHint,
} from '../diagnostics/messages.ts'

/** The site that a manifest declares, or everything in it that is not of the model's shape. */
export type Validation =
  | { readonly site: Site; readonly diagnostics: readonly [] }
  | { readonly site: undefined; readonly diagnostics: readonly Diagnostic[] }

/** Checks a manifest's shape, and fills in the defaults. */
export function validate(manifest: unknown): Validation {
  const { data, diagnostics: unfit } = toPlainData(manifest)
  const result = siteSchema.safeParse(data, { reportInput: true, error: errorMap })
  if (result.success && unfit.length === 0) return { site: result.data, diagnostics: [] }
  const issues = result.error?.issues ?? []
  const found = issues.flatMap((issue) => diagnose(issue, [], data))
  return { site: undefined, diagnostics: [...unfit, ...besides(unfit, firstOfEachPlace(found))] }
}

/** Complaints but those of places that hold no data, and are therefore empty. */
function besides(unfit: readonly Diagnostic[], found: readonly Diagnostic[]): Diagnostic[] {
  const empty = new Set(unfit.map(({ path }) => formatPath(path)))
  return found.filter(({ path }) => !empty.has(formatPath(path)))
}

/** An empty text, for one, breaks two rules: the first complaint says what to do. */
function firstOfEachPlace(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const places = new Set<string>()
  return diagnostics.filter(({ code, path }) => {
    const place = `${code} ${formatPath(path)}`
    if (places.has(place)) return false
    places.add(place)
    return true
  })
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
    return [invalidName(issue.issues[0]?.message ?? issue.message, path)]
  }
  const value = valueAt(manifest, path)
  const fault = explainValue(schemaAt(siteSchema, manifest, path), value, path)
  if (fault !== undefined) return [{ ...fault, path }]
  if (value === undefined) return [missing(issue, path, manifest)]
  const names = allowedValues(issue)
  const hint = names.length === 0 ? undefined : suggestion(String(value), names, 'values')
  return [{ code: 'invalid-value', path, message: formatIssue(issue), hint }]
}

function invalidName(rule: string, path: ModelPath): Diagnostic {
  const name = String(path.at(-1))
  const fault = path[0] === 'routes' ? checkPath(name) : undefined
  const message = `${JSON.stringify(name)} cannot stand here: ${rule}`
  return { ...(fault ?? { code: 'invalid-name', message }), path, atKey: true }
}

function missing(issue: z.core.$ZodIssue, path: ModelPath, manifest: unknown): Diagnostic {
  const schema = schemaAt(siteSchema, manifest, path)
  const reference = schema === undefined ? undefined : referenceRegistry.get(schema)
  const message = reference === undefined ? formatIssue(issue) : missingReferenceHint(reference.to)
  return { code: 'missing-property', path, message }
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
  return options.toSorted((a, b) => mismatchScore(a) - mismatchScore(b))[0] ?? []
}
