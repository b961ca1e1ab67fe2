import type { JsonValue } from '../../../../src/editing/settings/settingChange.ts'

/** The code of a JSON value. */
export function jsonCode(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(jsonCode).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const properties = Object.entries(value).map(([key, each]) => propertyCode(key, each))
  return properties.length === 0 ? '{}' : `{ ${properties.join(', ')} }`
}

/** The code of a property of an object. */
export const propertyCode = (key: string, value: JsonValue): string =>
  `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)}: ${jsonCode(value)}`
