import * as z from 'zod/mini'

/** Validates text that matches a pattern; where it is not required, it may be empty. */
export const patternValue = (pattern: RegExp, required: boolean, message: string) =>
  z.string().check(z.refine((value) => (value === '' ? !required : pattern.test(value)), message))
