import type { ModelPath } from './diagnostic.ts'

/** The value at a path, or undefined. */
export function valueAt(value: unknown, path: ModelPath): unknown {
  return path.reduce<unknown>(property, value)
}

/** A property or an entry of a value, or undefined. */
export function property(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** Whether a value is an object, but no list. */
export function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
