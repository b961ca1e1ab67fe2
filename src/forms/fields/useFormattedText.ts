import type { CompositionEvent, InputEvent } from 'react'
import { useFieldContext } from '../fieldContext.ts'
import type { CaretText } from './editFormatted.ts'

/** Formats the text of an input after an edit. `forward`: the edit was made with Delete. */
export type EditText = (before: string, after: CaretText, forward: boolean) => CaretText

/** The event handlers of an input whose text is formatted while the visitor types. */
export function useFormattedText(edit: EditText) {
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
