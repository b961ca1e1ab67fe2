import type { Answers } from '../answers.ts'
import * as make from '../answers.ts'
import type { RenderedField, RenderedForm, SiteForm } from '../definition.ts'
import { CheckboxesField } from '../fields/checkboxes/CheckboxesField.tsx'
import { EmailField } from '../fields/email/EmailField.tsx'
import { PhoneField } from '../fields/phone/PhoneField.tsx'
import { RadioField } from '../fields/radio/RadioField.tsx'
import { SelectField } from '../fields/select/SelectField.tsx'
import { TextareaField } from '../fields/textarea/TextareaField.tsx'
import { TextField } from '../fields/text/TextField.tsx'

/** A form for tests, equipped as the generator would. */
export function siteFormOf(form: RenderedForm): SiteForm {
  return {
    ...form,
    schema: make.answers(
      Object.fromEntries(form.fields.map((field) => [field.name, schemaOf(field)])),
    ),
    defaultValues: Object.fromEntries(
      form.fields.map(({ name, kind }): [string, Answers[string]] => [
        name,
        kind === 'checkboxes' ? [] : '',
      ]),
    ),
    wire: form.fields.flatMap((field) => {
      if (typeof field.send !== 'string') return []
      const part = { part: field.send, field: field.name }
      if (field.kind !== 'checkboxes' || !field.other) return [part]
      return [{ ...part, other: { option: field.other.option, field: field.other.reveals } }]
    }),
    components: {
      text: TextField,
      email: EmailField,
      phone: PhoneField,
      textarea: TextareaField,
      select: SelectField,
      radio: RadioField,
      checkboxes: CheckboxesField,
    },
    revision: 'test',
    origin: 'https://www.example.com',
  }
}

function schemaOf(field: RenderedField) {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return make.text(field.label, field.required)
    case 'email':
      return make.email(field.label, field.required)
    case 'phone':
      return make.phone(field.label, field.required)
    case 'select':
    case 'radio':
      return make.choice(field.label, field.required, field.options)
    case 'checkboxes':
      return make.choices(field.label, field.required, field.options)
  }
}
