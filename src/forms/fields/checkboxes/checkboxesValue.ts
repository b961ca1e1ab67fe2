import * as z from 'zod/mini'
import { labelInSentence } from '../labelInSentence.ts'
import type { ValidatedOptions } from '../valueSchema.ts'

/** Validates any number of options. */
export const checkboxesValue = ({ label, required, options }: ValidatedOptions) =>
  z
    .array(z.string())
    .check(
      z.refine(
        (values) =>
          (!required || values.length > 0) && values.every((value) => options.includes(value)),
        `Choose at least one option for ${labelInSentence(label)}`,
      ),
    )
