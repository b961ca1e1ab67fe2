import * as z from 'zod/mini'
import * as texts from 'virtual:texts/field'
import { fillText } from '../../../model/fillText.ts'
import type { ValidatedField } from '../valueSchema.ts'

/** Validates an agreement: the declared value, or empty if the box is not checked. */
export const agreementValue = ({
  label,
  required,
  value,
}: ValidatedField & { readonly value: string }) =>
  z
    .string()
    .check(
      z.refine(
        (entered) => entered === value || (entered === '' && !required),
        fillText(texts.agreement, { label }),
      ),
    )
