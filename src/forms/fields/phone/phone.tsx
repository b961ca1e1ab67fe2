import { TextInput } from '@mantine/core'
import type { CompositionEvent, InputEvent } from 'react'
import { form as texts } from 'virtual:texts'
import type { FieldImplementation, FieldProps } from '../../siteForm.ts'
import {
  asciiDigits,
  EXTENSION_PATTERN,
  normalizeContact,
  patternSchema,
  useFieldContext,
  useTextField,
  type ValidatedField,
} from '../fieldInput.ts'
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
 * optional parentheses around the area code, and an optional extension. The source of a regular expression for
 * `pattern` and the schema. It means the same with the flags `u` and `v`.
 */
export const PHONE_PATTERN = String.raw`(?:\+?1[ .\-]?)?(?:\(\d{3}\)|\d{3})[ .\-]?\d{3}[ .\-]?\d{4}${EXTENSION_PATTERN}`

/** Matches a text that is a phone number. */
const PHONE = new RegExp(`^(?:${PHONE_PATTERN})$`, 'u')

/**
 * Formats digits while the visitor types: `(301) 555-0100`, with an extension `(301) 555-0100 x5`. Removes a
 * country code 1 as soon as ten digits follow it. Extra digits are kept, also numbers of other countries and other
 * characters than digits and separators, with their text unchanged; validation rejects them.
 */
export function formatUsPhone(typed: string): string {
  const { number, extension } = partsOfPhone(typed)
  const all = digitsOf(number)
  const digits = all.slice(countryCode(number))
  if (!FORMATTABLE.test(number)) return typed
  if (extension !== undefined && digits.length !== 10) return typed
  if (number.startsWith('+') && all.length === 1) return '+1'
  if (digits.length === 0) return ''
  if (digits.length <= 3) return `(${digits}`
  const head = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`
  if (digits.length <= 6) return head
  return `${head}-${digits.slice(6)}${extension === undefined ? '' : ` x${extension}`}`
}

/** Splits a text into the phone number and its extension, if there is one. */
function partsOfPhone(typed: string): { readonly number: string; readonly extension?: string } {
  const text = normalizePhone(typed)
  const [, number = text, extension] = EXTENDED.exec(text) ?? []
  return { number, extension }
}

/** A phone number with an extension, as people write it: `x5`, `ext. 5`, `;ext=5`, `(extension 5)`, `poste 5`. */
const EXTENDED =
  /^(.*\d[)\]]?)[\s,;([]*(?:x|#|poste|ext(?:ension|ensión|[.=])?)[\s.:]*(\d{1,6})[)\]]?$/iu

/** Digits and separators, without the `+` of another country. */
const FORMATTABLE = /^(?:\+1|(?!\+))[\d\s\p{Pd}\p{Ps}\p{Pe}+.,:/_·]*$/u

/** A phone number with ASCII digits. */
const normalizePhone = (typed: string) => asciiDigits(normalizeContact(typed))

/**
 * Formats a phone field after an edit and keeps the caret after the same digit. `forward`: the edit was
 * made with Delete.
 */
export function editUsPhone(before: string, after: CaretText, forward = false): CaretText {
  const { text: typed, caret } = completeDeletion(before, after, forward)
  const text = formatUsPhone(typed)
  if (text === typed || !/\d/.test(text) || text.startsWith('+')) {
    return { text, caret: Math.min(caret, text.length) }
  }
  const digitsBefore =
    digitsOf(normalizePhone(typed.slice(0, caret))).length - countryCode(partsOfPhone(typed).number)
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
  if (withoutPunctuation(text) !== withoutPunctuation(before)) return after
  const tail = text.slice(caret)
  if (forward) return { text: head + tail.replace(/\d/, ''), caret }
  const shorter = head.replace(/\d(?=\D*$)/, '')
  return { text: shorter + tail, caret: shorter.length }
}

/** A text without the punctuation that formatting adds. The `x` before an extension is not added again. */
const withoutPunctuation = (text: string) => text.replaceAll(/[()\s-]/g, '')

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
export const phoneSchema = (field: ValidatedField) => patternSchema(field, PHONE, texts.phoneError)

/** A phone number of ten digits, with an extension if there is one. */
export const phone = {
  Component: PhoneField,
  valueSchema: phoneSchema,
  serialize: serializeText,
  normalize: formatUsPhone,
} satisfies FieldImplementation<'phone'>
