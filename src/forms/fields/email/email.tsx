import { TextInput } from '@mantine/core'
import { form as texts } from 'virtual:texts'
import type { FieldImplementation, FieldProps } from '../../siteForm.ts'
import {
  normalizeContact,
  patternSchema,
  useFieldContext,
  useTextField,
  type ValidatedField,
} from '../fieldInput.ts'
import { serializeText } from '../../wire.ts'

/** An email address. It is trimmed and lower-cased on blur. */
function EmailField({ form, field }: FieldProps<'email'>) {
  const fieldApi = useFieldContext<string>()
  return (
    <TextInput
      {...useTextField(form, field)}
      type="email"
      inputMode="email"
      autoComplete={field.autocomplete ?? 'email'}
      autoCapitalize="none"
      spellCheck={false}
      pattern={EMAIL_PATTERN}
      title={texts.emailFormat}
      onBlur={({ currentTarget }) => {
        fieldApi.handleChange(formatEmail(currentTarget.value))
        fieldApi.handleBlur()
      }}
    />
  )
}

/** Validates an email address. */
export const emailSchema = (field: ValidatedField) => patternSchema(field, EMAIL, texts.emailError)

/**
 * An email address: no spaces, exactly one @, a local part, and a domain that ends in a dot and at
 * least two letters of any script, or their ASCII form (`xn--p1ai`), which Chromium has as the value of an input.
 * The source of a regular expression for `pattern` and the schema. It means the same with the flags `u` and `v`.
 */
export const EMAIL_PATTERN = String.raw`[^\s@,:;<>]+@[^\s@,:;<>?]+\.(?:[Xx][Nn]--[A-Za-z0-9\-]+|[\p{L}\p{M}]{2,})`

/** Matches a text that is an email address. */
const EMAIL = new RegExp(`^(?:${EMAIL_PATTERN})$`, 'u')

/** An email address in plain characters and lower case, without `?subject=…` after a pasted `mailto:` address. */
export const formatEmail = (typed: string) =>
  normalizeContact(typed)
    .replace(/(@[^?]*)\?.*$/s, '$1')
    .toLowerCase()

/** An email address. */
export const email = {
  Component: EmailField,
  valueSchema: emailSchema,
  serialize: serializeText,
  normalize: formatEmail,
} satisfies FieldImplementation<'email'>
