import * as z from 'zod/mini'
import { labelInSentence } from './labelInSentence.ts'
import type { ValidatedOptions } from './valueSchema.ts'

/** Validates one of several options. */
export const optionValue = ({ label, required, options }: ValidatedOptions) =>
  z
    .string()
    .check(
      z.refine(
        (value) => (value === '' ? !required : options.includes(value)),
        `Choose an option for ${labelInSentence(label)}`,
      ),
    )
