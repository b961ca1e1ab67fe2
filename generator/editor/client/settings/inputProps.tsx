import type { FocusEvent, ReactNode } from 'react'
import type { Setting } from '../../protocol.ts'
import type { useSavedField } from '../saving.ts'

/** The properties of each input of a setting. */
export type InputProps = Pick<Setting, 'label' | 'description' | 'isOptional' | 'fallback'> &
  Pick<ReturnType<typeof useSavedField>, 'value' | 'isUnchanged' | 'problem'> & {
    /** Whether it is an entry of a list, whose row needs no visible label. */
    readonly isEntry: boolean
    /** Asks whether a shared value changes in all its places. Default: it is not shared. */
    readonly places?: ReactNode
    /** The value if there is none, as text. */
    readonly defaultValue: string | undefined
    /** Called for each change of the value. */
    readonly onEnter: (value: string) => void
    /** Called with the value when the author has finished typing. */
    readonly onCommit: (value: string) => void
    /** Called with the value that the author has chosen. */
    readonly onChoose: (value: string) => void
  }

/** The properties that all inputs have. */
export const inputProps = ({ label, isEntry, description, places, problem }: InputProps) => ({
  ...(isEntry ? { 'aria-label': label } : { label }),
  // Before the input, so that the keyboard reaches it first: the value is saved when the focus leaves it.
  description: places ? (
    <>
      <span>{description}</span> {places}
    </>
  ) : (
    description
  ),
  error: problem,
  'aria-invalid': problem !== '' || undefined,
})

/** The properties of an input for typed text. */
export const typedProps = ({ problem, value, defaultValue, fallback, ...props }: InputProps) => ({
  value,
  placeholder: defaultValue ?? fallback,
  onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
    props.onEnter(currentTarget.value),
  onBlur({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
    // A rejected value is sent again only with Enter. The value of an incomplete date is empty.
    if (problem === '' && !currentTarget.validity.badInput) props.onCommit(value)
  },
})

/** Sentences, of which each can be missing. */
export const joined = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(' ')
