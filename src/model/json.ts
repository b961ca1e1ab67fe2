/** Parses JSON. `undefined` if the text is missing or is not JSON, e.g. because it is damaged. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** A property of a parsed value. `undefined` if the value is not an object or has no such property. */
export const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Whether a value is an object, but no list. */
export const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
