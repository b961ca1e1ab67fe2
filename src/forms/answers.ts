import * as z from 'zod/mini'
import { EMAIL } from './fields/email/emailAddress.ts'
import { PHONE } from './fields/phone/phoneNumber.ts'

// Before the first schema: zod would otherwise try `new Function`, which the policy reports.
z.config({ jitless: true })

/** What a visitor has entered, by field: text, or the options that are chosen. */
export type Answers = Record<string, string | string[]>

/** What a form's answers must be. Its issues carry the words for the visitor. */
export type AnswersSchema = z.ZodMiniType<Answers, Answers>

/** The answers of a form: exactly these fields. */
export const answers = z.strictObject

/** Text, in one line or several. */
export const text = (label: string, required: boolean) =>
  required
    ? z.string().check(z.refine((value) => value.trim() !== '', `Enter ${spoken(label)}`))
    : z.string()

/** An email address. */
export const email = (label: string, required: boolean) =>
  pattern(EMAIL, required, `${label}: enter an address such as name@example.com`)

/** A telephone number. */
export const phone = (label: string, required: boolean) =>
  pattern(PHONE, required, `${label}: enter ten digits, such as (301)\u00a0555-0100`)

/** One of several options. */
export const choice = (label: string, required: boolean, options: readonly string[]) =>
  z
    .string()
    .check(
      z.refine(
        (value) => (value === '' ? !required : options.includes(value)),
        `Choose an option for ${spoken(label)}`,
      ),
    )

/** Any number of options. */
export const choices = (label: string, required: boolean, options: readonly string[]) =>
  z
    .array(z.string())
    .check(
      z.refine(
        (values) =>
          (!required || values.length > 0) && values.every((value) => options.includes(value)),
        `Choose at least one option for ${spoken(label)}`,
      ),
    )

const pattern = (rule: RegExp, required: boolean, message: string) =>
  z.string().check(z.refine((value) => (value === '' ? !required : rule.test(value)), message))

/** `Name` is spoken of as `your name`; what is more than a plain word stays as it is. */
const spoken = (label: string) =>
  /^[A-Z][a-z]+$/.test(label) ? `your ${label.toLowerCase()}` : `“${label}”`
