import { createFormHookContexts } from '@tanstack/react-form'
import type { ChangeEvent } from 'react'
import { form as texts } from 'virtual:texts'
import * as z from 'zod/mini'
import { fillText, type Text } from '../../model/fillText.ts'
import {
  fieldId,
  type FieldWithAutocomplete,
  type FieldWithOptions,
  type FormValues,
  type RenderedField,
  type RenderedForm,
} from '../siteForm.ts'
import { isBlank, partName, withoutInvisible } from '../wire.ts'
import classNames from './Input.module.css'

/**
 * Provides the field API of TanStack Form to the component of a field. `createFormHook` does the
 * same, but adds code for groups of fields, which no form uses.
 */
export const { fieldContext, useFieldContext } = createFormHookContexts()

/** The field API of TanStack Form, the id of the input, and the error message. */
export function useField<T extends FormValues[string]>(form: RenderedForm, field: RenderedField) {
  const fieldApi = useFieldContext<T>()
  return { fieldApi, id: fieldId(form, field), error: firstMessage(fieldApi.state.meta.errors) }
}

/** The message of the first issue, if there is one. */
export const firstMessage = (
  issues: readonly ({ readonly message: string } | undefined)[] | undefined,
): string | undefined => issues?.find((issue) => issue !== undefined)?.message

type TextElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the input of a field with a single one gets. */
export function useTextField(form: RenderedForm, field: FieldWithAutocomplete) {
  const { fieldApi, id, error } = useField<string>(form, field)
  return {
    id,
    name: partName(form.fields, field),
    label: field.label,
    description: field.hint,
    required: field.required,
    autoComplete: field.autocomplete,
    error,
    classNames,
    value: fieldApi.state.value,
    onChange: ({ currentTarget }: ChangeEvent<TextElement>) =>
      fieldApi.handleChange(currentTarget.value),
    onBlur: fieldApi.handleBlur,
  }
}

/** The field API of a field with options, and the properties of its group. */
export function useChoiceField<T extends FormValues[string]>(
  form: RenderedForm,
  field: RenderedField,
) {
  const { fieldApi, id, error } = useField<T>(form, field)
  const { label, hint: description, required: withAsterisk } = field
  return { fieldApi, group: { id, label, description, withAsterisk, error, classNames } }
}

/**
 * Text as it was typed or pasted, in plain characters: no invisible characters, no spaces around it, and ASCII
 * instead of full-width forms. Not NFKC of the whole text, which also changes other characters, e.g. `½`.
 */
export const plainText = (typed: string) =>
  withoutInvisible(typed)
    .replaceAll(/[\uFF01-\uFF61]/g, (character) => character.normalize('NFKC'))
    .replaceAll('\u3002', '.')
    .trim()

/** An email address or a phone number in plain characters, without what precedes it in copied text: `mailto:`, `Phone: `. */
export const normalizeContact = (typed: string) =>
  plainText(typed).replace(/^\p{L}[\p{L}.-]*\s*:\s*(?:\/\/)?/u, '')

/** Replaces the digits of all scripts by the ASCII digits. */
export const asciiDigits = (text: string) => text.replaceAll(/\p{Nd}/gu, asciiDigit)

/** The ASCII digit of a digit. The digits 0 to 9 of a script have consecutive code points. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}

/**
 * What browsers check of the extension after a phone number, e.g. ` x123`. The source of a regular expression,
 * which means the same with the flags `u` and `v`.
 */
export const EXTENSION_PATTERN = String.raw`(?:[ ,;]*(?:[xX#]|[eE][xX][tT][.=]?) ?\d{1,6})?`

/** The `input` element of a field with a single one. Undefined if it is not in the page. */
export function inputOf(form: RenderedForm, field: RenderedField): HTMLInputElement | undefined {
  const input = document.getElementById(fieldId(form, field))
  return input instanceof HTMLInputElement ? input : undefined
}

/** The id of an option's input. `position` counts from 0. */
export const optionId = (form: RenderedForm, field: RenderedField, position: number): string =>
  `${fieldId(form, field)}_${position + 1}`

/** Reads the checked options of a field whose options have inputs of their own. */
export const readOptions = (form: RenderedForm, field: FieldWithOptions): string[] =>
  field.options.filter((_, position) => {
    const input = document.getElementById(optionId(form, field, position))
    return input instanceof HTMLInputElement && input.checked
  })

/** What every schema of a value uses of its field. */
export type ValidatedField = {
  readonly label: string
  readonly required: boolean
  /** How error messages name the field. Default: its label in quotation marks. */
  readonly inMessages?: string
}

/** The same of a field with options. */
export type ValidatedOptions = ValidatedField & { readonly options: readonly string[] }

/** How an error message names a field: its `inMessages`, otherwise its label in quotation marks. */
export const nameInMessages = ({ label, inMessages }: ValidatedField) =>
  inMessages ?? fillText(texts.quotedField, { label })

/** A check of a value. `errorOf` returns the message for the visitor, or undefined. */
export const checkedBy =
  <Value>(errorOf: (value: Value) => string | undefined): z.core.CheckFn<Value> =>
  ({ value, issues }) => {
    const message = errorOf(value)
    if (message !== undefined) issues.push({ code: 'custom', message, input: value })
  }

/** Validates text, in one line or several. `errorOf` checks a text that is not empty. */
export const textSchema = (
  field: ValidatedField,
  errorOf: (text: string) => string | undefined = () => undefined,
) =>
  z.string().check(
    checkedBy((text) => {
      if (!isBlank(text)) return errorOf(text)
      return field.required ? fillText(texts.enter, { field: nameInMessages(field) }) : undefined
    }),
  )

/** Validates text by a pattern. */
export const patternSchema = (field: ValidatedField, pattern: RegExp, error: Text<'field'>) =>
  textSchema(field, (text) =>
    pattern.test(text) ? undefined : fillText(error, { field: nameInMessages(field) }),
  )

/** Validates one of several options. */
export const optionSchema = (field: ValidatedOptions) =>
  z
    .string()
    .check(
      z.refine(
        (value) => (value === '' ? !field.required : field.options.includes(value)),
        fillText(texts.chooseOne, { field: nameInMessages(field) }),
      ),
    )
