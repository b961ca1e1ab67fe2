import type { ModelPath } from '../../diagnostics/diagnostic.ts'

/** Replaces the value at a path of a manifest. */
export function edited(
  value: unknown,
  [key, ...rest]: ModelPath,
  edit: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return edit(value)
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? edited(item, rest, edit) : item))
  }
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, item]) => [
      name,
      name === key ? edited(item, rest, edit) : item,
    ]),
  )
}
