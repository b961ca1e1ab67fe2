import type { ComponentType } from 'react'
import type { FieldKind } from '../../model/field.ts'
import type { FieldComponents, FieldProps, RenderedField, RenderedForm } from '../definition.ts'
import { revealedBy } from '../revealed.ts'
import type { AnswersForm } from '../useAnswersForm.ts'

/** The properties of a field. */
export type FieldOfFormProps = {
  readonly answers: AnswersForm
  readonly form: RenderedForm
  readonly field: RenderedField
}

/** A field of a form, by the component of its kind, with the field that it reveals. */
export function Field({ answers, form, field }: FieldOfFormProps) {
  const other = revealedBy(form, field)
  const revealed = other && <Field answers={answers} form={form} field={other} />
  return (
    <answers.AppField name={field.name}>
      {(components) => fieldOf(components, field.kind, { form, field, revealed })}
    </answers.AppField>
  )
}

function fieldOf<K extends FieldKind>(components: FieldComponents, kind: K, props: FieldProps<K>) {
  const Component: ComponentType<FieldProps<K>> = components[kind]
  return <Component {...props} />
}
