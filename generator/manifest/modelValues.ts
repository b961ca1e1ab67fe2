import { isObject } from '../../src/model/json.ts'
import type { ModelPath } from '../diagnostics/diagnostic.ts'

/** The value at a path, or undefined. */
export function valueAt(value: unknown, path: ModelPath): unknown {
  return path.reduce<unknown>(property, value)
}

/** A value and all values in it, with their paths below `path`. */
export function valuesIn(value: unknown, path: ModelPath = []) {
  const found: { readonly value: unknown; readonly path: ModelPath }[] = []
  const add = (item: unknown, at: ModelPath) => {
    found.push({ value: item, path: at })
    const entries = Array.isArray(item)
      ? item.entries()
      : isObject(item)
        ? Object.entries(item)
        : []
    for (const [key, inner] of entries) add(inner, [...at, key])
  }
  add(value, path)
  return found
}

/** The texts, numbers and other simple values in a value, with their paths below `path`. */
export const simpleValues = (value: unknown, path: ModelPath = []) =>
  valuesIn(value, path).filter(({ value: item }) => !Array.isArray(item) && !isObject(item))

/** A value without the properties and the entries at some paths. `at`: the path of the value. */
export function withoutValues(
  value: unknown,
  paths: readonly ModelPath[],
  at: ModelPath = [],
): unknown {
  const inner = <Key extends string | number>(key: Key, item: unknown): [Key, unknown][] => {
    const path = [...at, key]
    const below = paths.filter((other) => isBelow(other, path))
    if (below.some(({ length }) => length === path.length)) return []
    return [[key, below.length === 0 ? item : withoutValues(item, below, path)]]
  }
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => inner(index, item).map(([, kept]) => kept))
  }
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([key, item]) => inner(key, item)))
    : value
}

/** A property or an entry of a value, or undefined. */
export function property(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** Whether a value is a string, a number or a boolean. */
export const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Whether a path is below another one, or the same. */
export const isBelow = (path: ModelPath, parent: ModelPath) =>
  parent.every((key, index) => path[index] === key)
