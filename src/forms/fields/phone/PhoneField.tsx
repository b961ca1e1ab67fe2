import { TextInput } from '@mantine/core'
import type { CompositionEvent, InputEvent } from 'react'
import type { FieldProps } from '../../renderedForm.ts'
import { useFieldContext } from '../../fieldContext.ts'
import { useTextField } from '../useTextField.ts'
import { editPhone, PHONE_PATTERN, type CaretText } from './phoneNumber.ts'

/** A telephone number, shown as (xxx) xxx-xxxx while it is typed. */
export function PhoneField({ form, field }: FieldProps<'phone'>) {
  const answer = useFieldContext<string>()

  const format = (input: HTMLInputElement, forward = false) => {
    // The form's state still has the text from before this edit.
    const after = { text: input.value, caret: input.selectionStart ?? input.value.length }
    const edited = editPhone(answer.state.value, after, forward)
    write(input, edited)
    answer.handleChange(edited.text)
  }

  return (
    <TextInput
      {...useTextField(form, field)}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      pattern={PHONE_PATTERN}
      title="Ten digits, such as (301) 555-0100"
      onInput={({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
        // What an input method composes is its own until it is done.
        if (nativeEvent.isComposing) return
        format(currentTarget, nativeEvent.inputType === 'deleteContentForward')
      }}
      onCompositionEnd={({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        format(currentTarget)
      }
    />
  )
}

/** Writes before React does, which would move the caret to the end, and leaves alone what is right already: writing ends the browser's history of undoing. */
function write(input: HTMLInputElement, { text, caret }: CaretText) {
  if (input.value === text) return
  input.value = text
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}
