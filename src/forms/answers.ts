import * as z from 'zod/mini'

// Before the first schema: zod would otherwise try `new Function`, which the policy reports.
z.config({ jitless: true })

/** What a visitor has entered, by field: text, or the options that are chosen. */
export type Answers = Record<string, string | string[]>

/** What a form's answers must be. Its issues carry the words for the visitor. */
export type AnswersSchema = z.ZodMiniType<Answers, Answers>

/** The answers of a form: exactly these fields. */
export const answers = z.strictObject
