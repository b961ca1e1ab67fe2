import { TextInput } from '@mantine/core'
import type { CompositionEvent, InputEvent } from 'react'
import * as texts from 'virtual:texts/form'
import type { FieldProps } from '../../renderedForm.ts'
import { useFieldContext } from '../../fieldContext.ts'
import { useTextField } from '../useTextField.ts'
import { editPhone, PHONE_PATTERN, type CaretText } from './phoneNumber.ts'

/** A phone number, formatted as (xxx) xxx-xxxx while the visitor types. */
export function PhoneField({ form, field }: FieldProps<'phone'>) {
  const fieldApi = useFieldContext<string>()

  const format = (input: HTMLInputElement, forward = false) => {
    // The form's state still has the text from before this edit.
    const after = { text: input.value, caret: input.selectionStart ?? input.value.length }
    const edited = editPhone(fieldApi.state.value, after, forward)
    write(input, edited)
    fieldApi.handleChange(edited.text)
  }

  return (
    <TextInput
      {...useTextField(form, field)}
      type="tel"
      inputMode="tel"
      autoComplete={field.autocomplete ?? 'tel'}
      pattern={PHONE_PATTERN}
      title={texts.phoneFormat}
      onInput={({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
        // An input method editor must not be disturbed while it composes text.
        if (nativeEvent.isComposing) return
        format(currentTarget, nativeEvent.inputType === 'deleteContentForward')
      }}
      onCompositionEnd={({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        format(currentTarget)
      }
    />
  )
}

/**
 * Sets the text before React does, because React would move the caret to the end. Does nothing if
 * the text is the same, because setting it clears the browser's undo history.
 */
function write(input: HTMLInputElement, { text, caret }: CaretText) {
  if (input.value === text) return
  input.value = text
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}
