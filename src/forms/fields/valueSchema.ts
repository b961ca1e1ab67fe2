import type * as z from 'zod/mini'
import type { FormValues } from '../formValues.ts'

/** The schema of a field's value. Its issues carry the messages for the visitor. */
export type ValueSchema = z.ZodMiniType<FormValues[string], FormValues[string]>

/** The properties of a field that every value schema uses. */
export type ValidatedField = {
  readonly label: string
  readonly required: boolean
  /** How error messages name the field. Default: its label in quotation marks. */
  readonly inMessages?: string
}

/** The properties of a field with options that its value schema uses. */
export type ValidatedOptions = ValidatedField & { readonly options: readonly string[] }
