import * as z from 'zod/mini'
import { labelInSentence } from './labelInSentence.ts'
import type { ValidatedField } from './valueSchema.ts'

/** Validates text, in one line or several. */
export const textValue = ({ label, required }: ValidatedField) =>
  required
    ? z.string().check(z.refine((value) => value.trim() !== '', `Enter ${labelInSentence(label)}`))
    : z.string()
