import * as z from 'zod'
import { siteSchema, type Site } from '../../src/site/site.ts'
import {
  formatPath,
  type Diagnostic,
  type ModelPath,
  isObject,
  valueAt,
} from '../diagnostics/diagnostic.ts'
import { schemaAt } from './schemaWalk.ts'

const partialSchema = siteSchema.partial()

/** What rules can check in a manifest: everything, or what does not depend on the errors of the schema. */
export type ValidParts = {
  /** The site. Entries of records (e.g. pages and places) that have errors are missing. */
  readonly site: z.output<typeof partialSchema>
  /** The values that can contain references: also those with errors. */
  readonly data: unknown
  /** Whether a property of the site has errors that are not in an entry of a record. Its value is not valid. */
  readonly isBroken: (part: keyof Site) => boolean
  /** Whether a value has an error, or is in a value that has one. */
  readonly hasError: (path: ModelPath) => boolean
  /**
   * The names of the entries of a record, also of those with errors, e.g. of `['media', 'images']`.
   * Undefined if the record is missing, or if one of its names is not valid: other names may be meant.
   */
  readonly names: (record: ModelPath) => readonly string[] | undefined
}

/** All parts of a valid site. */
export const allParts = (site: Site): ValidParts => ({
  site,
  data: site,
  isBroken: () => false,
  hasError: () => false,
  names: (record) => keysOf(valueAt(site, record)),
})

/** The valid parts of a manifest with errors. */
export function validParts(data: unknown, errors: readonly Diagnostic[]): ValidParts {
  const broken = new Set<string | number | undefined>()
  const rest = errors.reduce((value, { path }) => {
    const entry = path.findIndex(
      (_, index) => schemaAt(siteSchema, data, path.slice(0, index)) instanceof z.ZodRecord,
    )
    if (entry === -1) broken.add(path[0])
    return without(value, path.slice(0, entry === -1 ? 1 : entry + 1))
  }, data)
  const { data: site } = partialSchema.safeParse(rest)
  const paths = new Set(errors.map(({ path }) => formatPath(path)))
  const badNames = new Set(
    errors.flatMap(({ path, atKey }) => (atKey === true ? [formatPath(path.slice(0, -1))] : [])),
  )
  const isMisspelled = (part: string) => badNames.has('') && valueAt(data, [part]) === undefined
  return {
    site: site ?? {},
    data,
    isBroken: (part) => site === undefined || broken.has(part) || isMisspelled(part),
    hasError: (path) => path.some((_, index) => paths.has(formatPath(path.slice(0, index + 1)))),
    names: (record) =>
      badNames.has(formatPath(record)) ? undefined : keysOf(valueAt(data, record)),
  }
}

const keysOf = (record: unknown) => (isObject(record) ? Object.keys(record) : undefined)

/** A copy of a value without the property at a path. */
function without(value: unknown, [key, ...rest]: ModelPath): unknown {
  if (key === undefined || !isObject(value)) return value
  const { [key]: inner, ...others } = value
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) }
}
