import type * as z from 'zod/mini'
import type { Answers } from '../answers.ts'

/** What the value of a field must be. Its issues carry the messages for the visitor. */
export type ValueSchema = z.ZodMiniType<Answers[string], Answers[string]>

/** The properties of a field that every validation gets. */
export type ValidatedField = { readonly label: string; readonly required: boolean }

/** The properties of a field with options that its validation gets. */
export type ValidatedOptions = ValidatedField & { readonly options: readonly string[] }
