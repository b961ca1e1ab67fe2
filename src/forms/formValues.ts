import * as z from 'zod/mini'

// Must run before the first schema is created. Otherwise zod tries `new Function`, which the
// Content Security Policy blocks and reports.
z.config({ jitless: true })

/** The values of a form by field name: text, the chosen options, or texts that describe the chosen files. */
export type FormValues = Record<string, string | string[]>

/** The schema of a form's values. Its issues carry the messages for the visitor. */
export type FormValuesSchema = z.ZodMiniType<FormValues, FormValues>

/** Creates the schema of a form's values from the schemas of its fields. Other keys are errors. */
export const formValuesSchema = z.strictObject
