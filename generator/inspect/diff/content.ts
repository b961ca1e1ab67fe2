import * as z from 'zod'
import { referenceRegistry, type ReferenceKind } from '../../../src/model/reference.ts'
import { siteSchema } from '../../../src/site/site.ts'
import { formatPath, type ModelPath } from '../../diagnostics/diagnostic.ts'
import { schemaAt } from '../../manifest/schemaWalk.ts'
import type { Change } from './change.ts'
import { differences, isRecord, textsIn, type Difference } from './leaves.ts'
import type { Lock } from './lock.ts'

/** The two versions, and where in them two values stand. */
export type Compared = {
  readonly before: Lock
  readonly after: Lock
  /** How reports name the place, e.g. `/services`. */
  readonly name: string
  /** Where the old value stands, and the new one. */
  readonly paths: { readonly before: ModelPath; readonly after: ModelPath }
}

/**
 * What differs inside two values that belong together, as the model understands each property:
 * copy, looks, or a reference to something. Links are left out: they are compared page by page.
 */
export function contentChanges(before: unknown, after: unknown, compared: Compared): Change[] {
  return differences(before, after).flatMap((difference) => contentChange(difference, compared))
}

function contentChange(difference: Difference, { before, after, name, paths }: Compared): Change[] {
  const isGone = difference.after === undefined
  const root = isGone ? before : after
  const path = [...(isGone ? paths.before : paths.after), ...difference.path]
  const schema = schemaAt(siteSchema, root, path)
  const to = schema === undefined ? undefined : referenceRegistry.get(schema)?.to
  const rating = to === undefined ? judge(difference, schema) : REFERENCES[to]
  if (rating === undefined) return []
  const at = `${name}, ${formatPath(difference.path)}`
  return [{ ...rating, path, text: at, ...shownValues(difference) }]
}

type Rating = Pick<Change, 'level' | 'subject'>

/** How a changed reference counts, by what it refers to. */
const REFERENCES: Readonly<Record<ReferenceKind, Rating | undefined>> = {
  link: undefined,
  page: { level: 'notable', subject: 'links' },
  icon: { level: 'safe', subject: 'images' },
  image: { level: 'safe', subject: 'images' },
  form: { level: 'notable', subject: 'pages' },
  event: { level: 'notable', subject: 'pages' },
  place: { level: 'notable', subject: 'pages' },
  category: { level: 'notable', subject: 'third parties' },
}

function judge({ before, after }: Difference, schema: z.core.$ZodType | undefined): Rating {
  const value = after ?? before
  const isSwitch = typeof value === 'boolean' || isChoice(schema)
  return isSwitch ? { level: 'safe', subject: 'look' } : { level: 'safe', subject: 'copy' }
}

function isChoice(schema: z.core.$ZodType | undefined): boolean {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return isChoice(schema.def.innerType)
  }
  return schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral
}

/** The two values as a reader compares them. */
export const shownValues = ({ before, after }: Pick<Difference, 'before' | 'after'>) => ({
  ...(before === undefined ? {} : { before: shown(before) }),
  ...(after === undefined ? {} : { after: shown(after) }),
})

function shown(value: unknown): string {
  if (typeof value === 'string') return value
  return isRecord(value) || Array.isArray(value)
    ? textsIn(value).join(' / ')
    : (JSON.stringify(value) ?? 'nothing')
}
