import * as z from 'zod'
import { referenceRegistry, type ReferenceKind } from '../../../src/model/reference.ts'
import { siteSchema } from '../../../src/site/site.ts'
import { formatPath, type ModelPath } from '../../diagnostics/diagnostic.ts'
import { schemaAt } from '../../manifest/schemaWalk.ts'
import type { Change } from './change.ts'
import { differences, isRecord, collectTexts, type Difference } from './differences.ts'
import type { Snapshot } from './snapshot.ts'

/** Two versions, and the paths of two values in them. */
export type Comparison = {
  readonly before: Snapshot
  readonly after: Snapshot
  /** The name of the location in reports, e.g. `/services`. */
  readonly name: string
  /** The path of the old value and of the new value. */
  readonly paths: { readonly before: ModelPath; readonly after: ModelPath }
}

/**
 * The differences between two matching values. The schema decides whether a property is text, design
 * or a reference. Links are not included, because they are compared per page.
 */
export function contentChanges(before: unknown, after: unknown, compared: Comparison): Change[] {
  return differences(before, after).flatMap((difference) => contentChange(difference, compared))
}

function contentChange(
  difference: Difference,
  { before, after, name, paths }: Comparison,
): Change[] {
  const isGone = difference.after === undefined
  const root = isGone ? before : after
  const path = [...(isGone ? paths.before : paths.after), ...difference.path]
  const schema = schemaAt(siteSchema, root, path)
  const kind = schema === undefined ? undefined : referenceRegistry.get(schema)?.kind
  const rating = kind === undefined ? rateValue(difference, schema) : REFERENCES[kind]
  if (rating === undefined) return []
  const at = `${name}, ${formatPath(difference.path)}`
  return [{ ...rating, path, text: at, ...formatValues(difference) }]
}

type Rating = Pick<Change, 'level' | 'subject'>

/** The rating of a changed reference, by its kind. */
const REFERENCES: Readonly<Record<ReferenceKind, Rating | undefined>> = {
  link: undefined,
  page: { level: 'notable', subject: 'links' },
  icon: { level: 'safe', subject: 'images' },
  image: { level: 'safe', subject: 'images' },
  form: { level: 'notable', subject: 'pages' },
  event: { level: 'notable', subject: 'pages' },
  place: { level: 'notable', subject: 'pages' },
  hours: { level: 'notable', subject: 'pages' },
  category: { level: 'notable', subject: 'third parties' },
}

function rateValue({ before, after }: Difference, schema: z.core.$ZodType | undefined): Rating {
  const value = after ?? before
  const isOption = typeof value === 'boolean' || isEnum(schema)
  return isOption ? { level: 'safe', subject: 'look' } : { level: 'safe', subject: 'copy' }
}

function isEnum(schema: z.core.$ZodType | undefined): boolean {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return isEnum(schema.def.innerType)
  }
  return schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral
}

/** The two values as text. */
export const formatValues = ({ before, after }: Pick<Difference, 'before' | 'after'>) => ({
  ...(before === undefined ? {} : { before: formatValue(before) }),
  ...(after === undefined ? {} : { after: formatValue(after) }),
})

function formatValue(value: unknown): string {
  if (typeof value === 'string') return value
  return isRecord(value) || Array.isArray(value)
    ? collectTexts(value).join(' / ')
    : (JSON.stringify(value) ?? 'nothing')
}
