import { TextInput } from '@mantine/core'
import { form as texts } from 'virtual:texts'
import type { FieldImplementation, FieldProps } from '../../siteForm.ts'
import { useFieldContext, useTextField, patternSchema, type ValidatedField } from '../fieldInput.ts'
import { fillText } from '../../../model/fillText.ts'
import { withoutInvisible, serializeText } from '../../wire.ts'

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
export const emailSchema = ({ label, required }: ValidatedField) =>
  patternSchema(EMAIL, required, fillText(texts.emailError, { label }))

/**
 * An email address: no spaces, exactly one @, a local part, and a domain that ends in a dot and at
 * least two letters. The source of a regular expression for `pattern` and the schema. It means the
 * same with the flags `u` and `v`.
 */
export const EMAIL_PATTERN = String.raw`[^\s@]+@[^\s@]+\.[A-Za-z]{2,}`

/** Matches a text that is an email address. */
const EMAIL = new RegExp(`^(?:${EMAIL_PATTERN})$`, 'u')

/** Lower-cases an email address, without invisible characters and spaces around it. */
export const formatEmail = (typed: string) => withoutInvisible(typed).trim().toLowerCase()

/** An email address. */
export const email = {
  Component: EmailField,
  valueSchema: emailSchema,
  serialize: serializeText,
  normalize: formatEmail,
} satisfies FieldImplementation<'email'>
