import { createFormHookContexts } from '@tanstack/react-form'
import type { ChangeEvent } from 'react'
import { form as texts } from 'virtual:texts'
import * as z from 'zod/mini'
import { fillText } from '../../model/fillText.ts'
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

/** Removes invisible characters and replaces full-width digits by ASCII digits. */
export const normalizeDigits = (text: string) => withoutInvisible(text.normalize('NFKC')).trim()

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

/** Validates text, in one line or several. */
export const textSchema = (field: ValidatedField) =>
  field.required
    ? z
        .string()
        .check(
          z.refine(
            (value) => !isBlank(value),
            fillText(texts.enter, { field: nameInMessages(field) }),
          ),
        )
    : z.string()

/** Validates text by a pattern. An optional value may be empty. */
export const patternSchema = (pattern: RegExp, required: boolean, message: string) =>
  z.string().check(z.refine((value) => (value === '' ? !required : pattern.test(value)), message))

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
