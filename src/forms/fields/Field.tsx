import type { ComponentType } from 'react'
import type { FieldKind } from '../../model/field.ts'
import type { FieldProps, FieldsByKind, RenderedField, RenderedForm } from '../definition.ts'
import { CheckboxesField } from './CheckboxesField.tsx'
import { EmailField } from './EmailField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { RadioField } from './RadioField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextareaField } from './TextareaField.tsx'
import { TextField } from './TextField.tsx'

/** A field of a form, by the input that its kind asks for. */
export function Field({ form, field }: { readonly form: RenderedForm; readonly field: RenderedField }) {
  return render(form, field.kind, field)
}

function render<K extends FieldKind>(form: RenderedForm, kind: K, field: FieldsByKind[K]) {
  const Input: ComponentType<FieldProps<K>> = INPUTS[kind]
  return <Input form={form} field={field} />
}

/** The input of each kind of field. A kind without one does not compile. */
const INPUTS: { readonly [K in FieldKind]: ComponentType<FieldProps<K>> } = {
  text: TextField,
  email: EmailField,
  phone: PhoneField,
  textarea: TextareaField,
  select: SelectField,
  radio: RadioField,
  checkboxes: CheckboxesField,
}
