import type { ComponentType } from 'react'
import type { FieldKind } from '../../model/field.ts'
import type { FieldProps, RenderedField, RenderedForm } from '../definition.ts'
import { revealedBy } from '../revealed.ts'
import { CheckboxesField } from './CheckboxesField.tsx'
import { EmailField } from './EmailField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { RadioField } from './RadioField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextareaField } from './TextareaField.tsx'
import { TextField } from './TextField.tsx'

/** The properties of a field. */
export type AnyFieldProps = { readonly form: RenderedForm; readonly field: RenderedField }

/** A field of a form, by the input that its kind asks for, with the field that it reveals. */
export function Field({ form, field }: AnyFieldProps) {
  const revealed = revealedBy(form, field)
  return renderInput(field.kind, {
    form,
    field,
    revealed: revealed && <Field form={form} field={revealed} />,
  })
}

function renderInput<K extends FieldKind>(kind: K, props: FieldProps<K>) {
  const Input: ComponentType<FieldProps<K>> = INPUTS[kind]
  return <Input {...props} />
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
