import type { ModelPath } from '../../../generator/diagnostics/diagnostic.ts'

/** A value of the manifest with its path. */
export type Value = { readonly path: ModelPath; readonly value: unknown }

/** All values of the manifest, each before the values inside it. */
export function valuesOf(value: unknown, path: ModelPath = []): readonly Value[] {
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => valuesOf(item, [...path, index]))
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, item]) => valuesOf(item, [...path, key]))
      : []
  return [{ path, value }, ...inside]
}
