import * as z from 'zod'
import { siteSchema, type Site } from '../../src/site/site.ts'
import { textsSchema } from '../../src/site/texts.ts'
import { formatPath, type Diagnostic, type ModelPath } from '../diagnostics/diagnostic.ts'
import { valueAt } from './modelValues.ts'
import { errorMap, formatIssue, formatMissing, rule } from '../diagnostics/messages.ts'
import { closestName, nameHint } from '../diagnostics/suggest.ts'
import { checkPath, explainValue, newKindHint } from './explainValue.ts'
import { compareOptions, isOptionalAt, schemaAt } from './schemaWalk.ts'
import { toPlainData } from './toPlainData.ts'

/** A site with its defaults, or what its schema rejects. */
type Validated =
  | { readonly site: Site; readonly diagnostics: readonly [] }
  | { readonly site: undefined; readonly diagnostics: readonly Diagnostic[] }

/** Validates a manifest against the schema. */
export function validate(manifest: unknown): Validated {
  const { data, diagnostics: unsafe } = toPlainData(manifest)
  const result = siteSchema.safeParse(data, { reportInput: true, error: errorMap })
  if (result.success && unsafe.length === 0) return { site: result.data, diagnostics: [] }
  const issues = result.error?.issues ?? []
  const all = issues.flatMap((issue) => toDiagnostics(issue, [], data))
  const reported = withoutMisspelled(all, data)
  const diagnostics = [...unsafe, ...withoutRemoved(uniqueDiagnostics(reported), unsafe)]
  return {
    site: undefined,
    diagnostics: diagnostics.map((diagnostic) => ({ ...diagnostic, ofSchema: true })),
  }
}

/** `toPlainData` removed the values of `unsafe`: that they are missing now is no problem of its own. */
function withoutRemoved(
  diagnostics: readonly Diagnostic[],
  unsafe: readonly Diagnostic[],
): Diagnostic[] {
  const removed = new Set(unsafe.map(({ path }) => formatPath(path)))
  return diagnostics.filter(({ path }) => !removed.has(formatPath(path)))
}

/**
 * Removes a missing property if an unknown property of the same object suggests its name: the author
 * wrote it, but misspelled its name.
 */
function withoutMisspelled(diagnostics: readonly Diagnostic[], manifest: unknown): Diagnostic[] {
  const suggested = new Set(
    diagnostics.flatMap(({ code, path }) => {
      if (code !== 'unknown-property') return []
      const parent = path.slice(0, -1)
      const name = closestName(String(path.at(-1)), knownProperties(parent, manifest))
      return name === undefined ? [] : [formatPath([...parent, name])]
    }),
  )
  return diagnostics.filter(
    ({ code, path }) => code !== 'missing-property' || !suggested.has(formatPath(path)),
  )
}

/** The first diagnostic of each code and path. An empty string, for example, breaks two checks of `line`. */
function uniqueDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>()
  return diagnostics.filter(({ code, path }) => {
    const key = `${code} ${formatPath(path)}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function toDiagnostics(
  issue: z.core.$ZodIssue,
  parent: ModelPath,
  manifest: unknown,
): Diagnostic[] {
  const path = [...parent, ...issue.path.filter((key) => typeof key !== 'symbol')]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownProperty(key, path, manifest))
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return bestMatch(issue.errors).flatMap((inner) => toDiagnostics(inner, path, manifest))
  }
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element') {
    return [invalidName(issue.issues[0]?.message ?? issue.message, path, manifest)]
  }
  const value = valueAt(manifest, path)
  const pages = Object.keys(Object(valueAt(manifest, ['routes'])))
  const problem = explainValue(schemaAt(siteSchema, manifest, path), value, path, {
    pages,
    language: declaredLanguage(manifest),
  })
  if (problem !== undefined) return [{ ...problem, path }]
  if (value === '' && issue.code === 'too_small') return [emptyText(issue.message, path, manifest)]
  if (value === undefined)
    return [{ code: 'missing-property', path, ...formatMissing(issue, path) }]
  const text = formatIssue(issue, value)
  const hint = [text.hint, newKindHint(path, manifest)].filter(Boolean).join(' ') || undefined
  return [{ code: 'invalid-value', path, ...text, hint }]
}

/** An empty text. Only an optional property can be removed. */
function emptyText(format: string, path: ModelPath, manifest: unknown): Diagnostic {
  const canBeRemoved = isOptionalAt(siteSchema, manifest, path)
  const hint = rule(canBeRemoved ? `${format}, or remove the property` : format)
  return { code: 'invalid-value', path, message: 'The text is empty.', hint }
}

/** The language that an invalid manifest declares. */
const declaredLanguage = (manifest: unknown) => String(valueAt(manifest, ['language']) ?? '')

function invalidName(format: string, path: ModelPath, manifest: unknown): Diagnostic {
  const name = String(path.at(-1))
  const problem = (path[0] === 'routes'
    ? checkPath(name, declaredLanguage(manifest))
    : undefined) ?? {
    code: 'invalid-name',
    message: `${JSON.stringify(name)} is not a valid name.`,
    hint: rule(format),
  }
  return { ...problem, path, atKey: true }
}

function unknownProperty(key: string, path: ModelPath, manifest: unknown): Diagnostic {
  const { hint, names } = nameHint(key, knownProperties(path, manifest), 'properties')
  return {
    code: 'unknown-property',
    path: [...path, key],
    atKey: true,
    message: `${JSON.stringify(key)} is not a property of this object.`,
    hint: hint ?? otherText(key, path),
    names,
  }
}

/** The text with a name that is written in another part of `texts` or `languages` than its own. */
function otherText(key: string, [part]: ModelPath): string | undefined {
  if (part !== 'texts' && part !== 'languages') return undefined
  const paths = new Map(
    Object.entries(textsSchema.parse({})).flatMap(([area, texts]) =>
      Object.keys(texts).map((name) => [name, `${area}.${name}`]),
    ),
  )
  const text = paths.get(closestName(key, [...paths.keys()]) ?? '')
  return text && `Did you mean ${JSON.stringify(text)}?`
}

/** The names of the properties that an object of the manifest can have. */
function knownProperties(path: ModelPath, manifest: unknown): readonly string[] {
  const schema = schemaAt(siteSchema, manifest, path)
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

/** The issues of the union option that is most similar to the value. */
function bestMatch(options: readonly (readonly z.core.$ZodIssue[])[]) {
  return options.toSorted(compareOptions)[0] ?? []
}
