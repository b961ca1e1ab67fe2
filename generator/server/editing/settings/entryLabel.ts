import { property } from '../../../diagnostics/diagnostic.ts'
import { schemaAt } from '../../../manifest/schemaWalk.ts'
import { schemaShape, type Schema } from './schemaShape.ts'

/** What tells an entry of a list apart: its first text, otherwise its first field, otherwise its number. */
export function entryLabel(schema: Schema, entry: unknown, index: number): string {
  return labelOf(schemaAt(schema, entry, []) ?? schema, entry) ?? `Entry ${index + 1}`
}

function labelOf(schema: Schema, entry: unknown): string | undefined {
  if (isText(schema)) return String(entry)
  const shape = schemaShape(schema)
  if (shape?.kind !== 'group') return undefined
  const texts = shape.properties.filter(([, each]) => isText(each))
  return [...texts, ...shape.properties]
    .map(([key]) => property(entry, key))
    .find((value) => typeof value === 'string')
}

function isText(schema: Schema): boolean {
  const shape = schemaShape(schema)
  return shape?.kind === 'field' && shape.control.kind === 'text'
}
