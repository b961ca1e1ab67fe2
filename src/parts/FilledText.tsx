import { Fragment, type ReactNode } from 'react'
import { splitText, type Text } from '../model/fillText.ts'

/** The properties of a text with elements. */
type FilledTextProps<Name extends string> = {
  readonly text: Text<Name>
  /** The elements that replace the placeholders. */
  readonly values: { readonly [N in Name]: ReactNode }
}

/** A text whose placeholders are replaced by elements, e.g. a link in a sentence. */
export function FilledText<Name extends string>({ text, values }: FilledTextProps<Name>) {
  const elements: { readonly [name: string]: ReactNode } = values
  return splitText(text).map((part, index) => (
    <Fragment key={index}>{'name' in part ? elements[part.name] : part.literal}</Fragment>
  ))
}
