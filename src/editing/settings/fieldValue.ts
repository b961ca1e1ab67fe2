import type { JsonValue } from './settingChange.ts'
import type { FieldControl } from './settings.ts'

/** A value as the fields of the panel contain it. An empty text: the manifest does not contain the value. */
export const toFieldValue = (value: JsonValue | undefined): string =>
  value === undefined ? '' : String(value)

/** What the author entered, as a value of the manifest. Text that is no number is kept: the schema rejects it. */
export function fromFieldValue(control: FieldControl, entered: string): JsonValue {
  switch (control.kind) {
    case 'switch':
      return entered === 'true'
    case 'select':
      return control.options.find((option) => String(option) === entered) ?? entered
    case 'number': {
      const text = entered.trim()
      return text === '' || Number.isNaN(Number(text)) ? text : Number(text)
    }
    case 'text':
    case 'string':
    case 'reference':
      return entered.trim()
  }
}
