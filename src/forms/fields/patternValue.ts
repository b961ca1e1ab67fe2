import * as z from 'zod/mini'

/** Validates text by a pattern. An optional value may be empty. */
export const patternValue = (pattern: RegExp, required: boolean, message: string) =>
  z.string().check(z.refine((value) => (value === '' ? !required : pattern.test(value)), message))
