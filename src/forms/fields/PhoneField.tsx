import { TextInput } from '@mantine/core'
import { useLayoutEffect, useRef, type ChangeEvent, type CompositionEvent } from 'react'
import { editPhone, formatPhone, PHONE_PATTERN } from '../../model/phone.ts'
import type { FieldProps } from '../definition.ts'
import { useEntry } from './useEntry.ts'
import { useTextEntry } from './useTextEntry.ts'

/** A telephone number, shown as (xxx) xxx-xxxx while it is typed. */
export function PhoneField({ field }: FieldProps<'phone'>) {
  const { text, set } = useEntry(field)
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | undefined>(undefined)

  // React has just written the text, which puts the caret at its end.
  useLayoutEffect(() => {
    const place = caret.current
    caret.current = undefined
    if (place !== undefined && document.activeElement === input.current) {
      input.current?.setSelectionRange(place, place)
    }
  })

  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = currentTarget
    if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) return set(value)
    const forward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward'
    const edited = editPhone(text, { text: value, caret: selectionStart ?? value.length }, forward)
    caret.current = edited.caret
    return set(edited.text)
  }

  return (
    <TextInput
      {...useTextEntry(field)}
      ref={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      pattern={PHONE_PATTERN}
      title="Ten digits, in the form (301) 555-0100"
      onChange={change}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) =>
        set(formatPhone(event.currentTarget.value))
      }
    />
  )
}
