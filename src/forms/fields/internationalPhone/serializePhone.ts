import type { FormValues } from '../../formValues.ts'
import type { FieldsByKind } from '../../renderedForm.ts'
import { serializeText } from '../serializeText.ts'
import { parsePhone } from './parsePhone.ts'

/** Serializes a phone number in E.164 format, e.g. `+442079460958`. An invalid one stays as it is. */
export function serializePhone(
  value: FormValues[string] | undefined,
  { defaultCountry }: FieldsByKind['internationalPhone'],
): string {
  const text = serializeText(value)
  return parsePhone(text, defaultCountry)?.number ?? text
}
