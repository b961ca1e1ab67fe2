import { TextInput } from '@mantine/core'
import { withUnit } from 'virtual:texts/field'
import { fillText } from '../../../model/fillText.ts'
import type { FieldProps } from '../../renderedForm.ts'
import { useTextField } from '../useTextField.ts'
import { allowsDecimals, allowsNegative, limitsInWords } from './numberLimits.ts'
import { numberPattern } from './numberPattern.ts'

/**
 * A number. Not `type="number"`: browsers then drop or change some of what is typed without a message,
 * for example commas, and mouse wheels change the number.
 */
export function NumberField({ form, field }: FieldProps<'number'>) {
  const { label, unit } = field
  return (
    <TextInput
      {...useTextField(form, field)}
      type="text"
      label={unit === undefined ? label : fillText(withUnit, { text: label, unit })}
      inputMode={inputMode(field)}
      pattern={numberPattern(field)}
      title={limitsInWords(field)}
    />
  )
}

/** The keyboard of phones. Those for numbers have no minus sign in iOS. */
function inputMode(field: FieldProps<'number'>['field']) {
  if (allowsNegative(field)) return undefined
  return allowsDecimals(field) ? 'decimal' : 'numeric'
}
