import type { Answers } from '../answers.ts'

/** A text value as it is sent: without spaces around it. */
export const serializeText = (value: Answers[string] | undefined): string =>
  typeof value === 'string' ? value.trim() : ''
