import { createFormHook } from '@tanstack/react-form'
import type { FieldComponents } from './definition.ts'
import { CheckboxesField } from './fields/CheckboxesField.tsx'
import { EmailField } from './fields/EmailField.tsx'
import { PhoneField } from './fields/PhoneField.tsx'
import { RadioField } from './fields/RadioField.tsx'
import { SelectField } from './fields/SelectField.tsx'
import { TextareaField } from './fields/TextareaField.tsx'
import { TextField } from './fields/TextField.tsx'
import { fieldContext, formContext } from './formContext.ts'

/** The component of each kind of field. A kind without one does not compile. */
const fieldComponents: FieldComponents = {
  text: TextField,
  email: EmailField,
  phone: PhoneField,
  textarea: TextareaField,
  select: SelectField,
  radio: RadioField,
  checkboxes: CheckboxesField,
}

/** TanStack Form with the site's field components. */
export const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents,
  formComponents: {},
})
