import type { FormValues } from '../formValues.ts'

/** Serializes a text value: trims it. */
export const serializeText = (value: FormValues[string] | undefined): string =>
  typeof value === 'string' ? value.trim() : ''
