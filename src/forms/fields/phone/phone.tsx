import { TextInput } from '@mantine/core'
import type { CompositionEvent, InputEvent } from 'react'
import { form as texts } from 'virtual:texts'
import type { FieldImplementation, FieldProps } from '../../siteForm.ts'
import {
  normalizeDigits,
  patternSchema,
  useFieldContext,
  useTextField,
  type ValidatedField,
} from '../fieldInput.ts'
import { fillText } from '../../../model/fillText.ts'
import { serializeText } from '../../wire.ts'

/** A phone number, formatted as (xxx) xxx-xxxx while the visitor types. */
function PhoneField({ form, field }: FieldProps<'phone'>) {
  return (
    <TextInput
      {...useTextField(form, field)}
      {...useTypingFormat(editUsPhone)}
      type="tel"
      inputMode="tel"
      autoComplete={field.autocomplete ?? 'tel'}
      pattern={PHONE_PATTERN}
      title={texts.phoneFormat}
    />
  )
}

/**
 * A phone number: optional `+1` or `1`, then 3, 3 and 4 digits, separated by space, dot or dash, with
 * optional parentheses around the area code. The source of a regular expression for `pattern` and the
 * schema. It means the same with the flags `u` and `v`.
 */
export const PHONE_PATTERN = String.raw`(?:\+?1[ .\-]?)?(?:\(\d{3}\)|\d{3})[ .\-]?\d{3}[ .\-]?\d{4}`

/** Matches a text that is a phone number. */
const PHONE = new RegExp(`^(?:${PHONE_PATTERN})$`, 'u')

/**
 * Formats digits while the visitor types: `(301) 555-0100`. Removes a country code 1 as soon as ten
 * digits follow it. Extra digits and numbers of other countries are kept; validation rejects them.
 */
export function formatUsPhone(typed: string): string {
  const text = normalizeDigits(typed)
  if (/^\+(?!1)/.test(text)) return text
  const all = digitsOf(text)
  if (text.startsWith('+') && all.length === 1) return '+1'
  const digits = all.slice(countryCode(text))
  if (digits.length === 0) return ''
  if (digits.length <= 3) return `(${digits}`
  const head = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`
  return digits.length <= 6 ? head : `${head}-${digits.slice(6)}`
}

/**
 * Formats a phone field after an edit and keeps the caret after the same digit. `forward`: the edit was
 * made with Delete.
 */
export function editUsPhone(before: string, after: CaretText, forward = false): CaretText {
  const { text: typed, caret } = completeDeletion(before, after, forward)
  const text = formatUsPhone(typed)
  if (!/\d/.test(text) || text.startsWith('+')) return { text, caret: Math.min(caret, text.length) }
  const digitsBefore =
    digitsOf(normalizeDigits(typed.slice(0, caret))).length - countryCode(normalizeDigits(typed))
  return { text, caret: positionAfterDigit(text, digitsBefore) }
}

/** The number of digits in the country code: 1 for a leading 1 before ten digits or after `+`, else 0. */
function countryCode(text: string): 0 | 1 {
  const digits = digitsOf(text)
  return digits.startsWith('1') && (text.startsWith('+') || digits.length === 11) ? 1 : 0
}

/** Formats the text of an input after an edit. `forward`: the edit was made with Delete. */
type EditText = (before: string, after: CaretText, forward: boolean) => CaretText

/** The event handlers of an input whose text is formatted while the visitor types. */
function useTypingFormat(edit: EditText) {
  const fieldApi = useFieldContext<string>()

  const format = (input: HTMLInputElement, forward = false) => {
    // The form's state still has the text from before this edit.
    const after = { text: input.value, caret: input.selectionStart ?? input.value.length }
    const { text, caret } = edit(fieldApi.state.value, after, forward)
    // Setting the same text would clear the browser's undo history.
    if (input.value !== text) {
      // Before React does, because React would move the caret to the end.
      input.value = text
      if (document.activeElement === input) input.setSelectionRange(caret, caret)
    }
    fieldApi.handleChange(text)
  }

  return {
    onInput: ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
      // An input method editor must not be disturbed while it composes text.
      if (nativeEvent.isComposing) return
      format(currentTarget, nativeEvent.inputType === 'deleteContentForward')
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
      format(currentTarget),
  }
}

/** The text of an input that is formatted while the visitor types, and the position of the caret in it. */
type CaretText = { readonly text: string; readonly caret: number }

/** The digits of a text. */
const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/**
 * An edit that removed only punctuation also removes the next digit, because formatting would add the
 * punctuation again: each press of Delete or Backspace has an effect. `forward`: the edit was made with
 * Delete.
 */
function completeDeletion(before: string, after: CaretText, forward: boolean): CaretText {
  const { text, caret } = after
  const head = text.slice(0, caret)
  // Filling in the same digits in another format is no deletion.
  if (!before.startsWith(head) || text.length >= before.length) return after
  if (digitsOf(text) !== digitsOf(before)) return after
  const tail = text.slice(caret)
  if (forward) return { text: head + tail.replace(/\d/, ''), caret }
  const shorter = head.replace(/\d(?=\D*$)/, '')
  return { text: shorter + tail, caret: shorter.length }
}

/** The position right after the digit number `count`. */
function positionAfterDigit(text: string, count: number): number {
  if (count <= 0) return Math.max(text.search(/\d/), 0)
  let digits = 0
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) digits += 1
    if (digits === count) return index + 1
  }
  return text.length
}

/** Validates a phone number. */
export const phoneSchema = ({ label, required }: ValidatedField) =>
  patternSchema(PHONE, required, fillText(texts.phoneError, { label }))

/** A phone number of ten digits. */
export const phone = {
  Component: PhoneField,
  valueSchema: phoneSchema,
  serialize: serializeText,
  normalize: formatUsPhone,
} satisfies FieldImplementation<'phone'>
