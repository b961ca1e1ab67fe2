import type { ValuePath } from '../valuePath.ts'
import { fromFieldValue } from './fieldValue.ts'
import type { JsonValue } from './settingChange.ts'
import type { Draft } from './settings.ts'

/** The new value of a draft, from what the author entered into its fields, in their order. */
export function draftValue({ fields, fixed }: Draft, entered: readonly string[]): JsonValue {
  const values = [
    ...fixed,
    ...fields.map(({ path, control }, index) => ({
      path,
      value: fromFieldValue(control, entered[index] ?? ''),
    })),
  ]
  return values.reduce<JsonValue>((whole, { path, value }) => withValue(whole, path, value), {})
}

/** A copy of a value with another value at a path. */
function withValue(whole: JsonValue, [key, ...rest]: ValuePath, value: JsonValue): JsonValue {
  if (key === undefined) return value
  if (typeof key === 'number') {
    const list = Array.isArray(whole) ? [...whole] : []
    list[key] = withValue(list[key] ?? null, rest, value)
    return list
  }
  const object = isObject(whole) ? whole : {}
  return { ...object, [key]: withValue(object[key] ?? null, rest, value) }
}

const isObject = (value: JsonValue): value is { [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
