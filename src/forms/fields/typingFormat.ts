import type { CompositionEvent, InputEvent } from 'react'
import { useFieldContext } from './fieldInput.ts'
import { withoutInvisible } from '../wire.ts'

/** Formats the text of an input after an edit. `forward`: the edit was made with Delete. */
type EditText = (before: string, after: CaretText, forward: boolean) => CaretText

/** The event handlers of an input whose text is formatted while the visitor types. */
export function useTypingFormat(edit: EditText) {
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
export type CaretText = { readonly text: string; readonly caret: number }

/** Removes invisible characters and replaces full-width digits by ASCII digits. */
export const normalizeDigits = (text: string) => withoutInvisible(text.normalize('NFKC')).trim()

/** The digits of a text. */
export const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/**
 * An edit that removed only punctuation also removes the next digit, because formatting would add the
 * punctuation again: each press of Delete or Backspace has an effect. `forward`: the edit was made with
 * Delete.
 */
export function completeDeletion(before: string, after: CaretText, forward: boolean): CaretText {
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
export function positionAfterDigit(text: string, count: number): number {
  if (count <= 0) return Math.max(text.search(/\d/), 0)
  let digits = 0
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) digits += 1
    if (digits === count) return index + 1
  }
  return text.length
}
