import { Fragment, type ReactNode } from 'react'
import { Anchor, VisuallyHidden } from '@mantine/core'
import { direction } from 'virtual:language'
import { splitAtPlaceholders, type Text } from '../model/fillText.ts'
import type { FormattedPlace } from '../model/place.ts'

type FilledTextProps<Name extends string> = {
  readonly text: Text<Name>
  /** The elements that replace the placeholders. */
  readonly values: { readonly [N in Name]: ReactNode }
}

/** A text whose placeholders are replaced by elements, e.g. a link in a sentence. */
export function FilledText<Name extends string>({ text, values }: FilledTextProps<Name>) {
  const elements: { readonly [name: string]: ReactNode } = values
  return splitAtPlaceholders(text).map((part, index) => (
    <Fragment key={index}>{'name' in part ? elements[part.name] : part.literal}</Fragment>
  ))
}

type VisuallyHiddenAroundProps = {
  /** The whole label for assistive technology, with a placeholder for the visible part. */
  readonly label: string
  /** The visible part. */
  readonly visible: string
}

/** A label of which only one part is visible, e.g. “Menu” of “Open Menu”. */
export function VisuallyHiddenAround({ label, visible }: VisuallyHiddenAroundProps) {
  return splitAtPlaceholders(label).map((part) =>
    'name' in part ? (
      visible
    ) : (
      <VisuallyHidden key={part.literal} component="span">
        {part.literal}
      </VisuallyHidden>
    ),
  )
}

/** The lines of a postal address. */
export function AddressLines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

type PhoneLinkProps = {
  readonly phone: NonNullable<FormattedPlace['phone']>
  readonly className?: string | undefined
}

/** A link that calls a phone number. Its groups of digits are written from left to right in every text. */
export const PhoneLink = ({ phone, className }: PhoneLinkProps) => (
  <Anchor
    className={className}
    dir={direction === 'rtl' ? 'ltr' : undefined}
    href={`tel:${phone.dial}`}
  >
    {phone.text}
  </Anchor>
)
