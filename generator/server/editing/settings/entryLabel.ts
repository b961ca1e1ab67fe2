import { property } from '../../../diagnostics/valueAt.ts'
import { schemaAt } from '../../../manifest/schemaWalk.ts'
import { schemaShape, type Schema } from './schemaShape.ts'

/** What tells an entry of a list apart: its first text, otherwise its first field, otherwise its number. */
export function entryLabel(schema: Schema, entry: unknown, index: number): string {
  return labelOf(schemaAt(schema, entry, []) ?? schema, entry) ?? `Entry ${index + 1}`
}

function labelOf(schema: Schema, entry: unknown): string | undefined {
  if (typeof entry === 'string' || typeof entry === 'number') return String(entry)
  const shape = schemaShape(schema)
  if (shape?.kind !== 'group') return undefined
  const texts = shape.properties.filter(([, each]) => {
    const inner = schemaShape(each)
    return inner?.kind === 'field' && inner.control.kind === 'text'
  })
  return [...texts, ...shape.properties]
    .map(([key]) => property(entry, key))
    .find((value) => typeof value === 'string')
}
