import type { FieldImplementation } from '../implementation.ts'
import { serializeText } from '../serializeText.ts'
import { formatEmail } from './emailAddress.ts'
import { EmailField } from './EmailField.tsx'
import { emailValue } from './emailValue.ts'

/** An email address. */
export const email = {
  Component: EmailField,
  valueSchema: emailValue,
  serialize: serializeText,
  normalize: formatEmail,
} satisfies FieldImplementation<'email'>
