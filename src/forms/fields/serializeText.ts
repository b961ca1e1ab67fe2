import type { FormValues } from '../formValues.ts'

/** Serializes a text value: trims it. */
export const serializeText = (value: FormValues[string] | undefined): string =>
  typeof value === 'string' && !isBlank(value) ? value.trim() : ''

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === ''

/**
 * Removes invisible characters, which copied text often contains. For texts in which they have no
 * meaning: in names, some join or separate letters.
 */
export const withoutInvisible = (text: string): string => text.replaceAll(/\p{DI}/gu, '')
