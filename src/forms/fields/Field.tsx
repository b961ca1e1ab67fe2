import type { ComponentType } from 'react'
import type { FieldProps, RenderedField, SiteForm } from '../definition.ts'
import { fieldContext } from '../fieldContext.ts'
import { revealedBy } from '../revealed.ts'
import type { AnswersForm } from '../useAnswersForm.ts'
import type { FieldKind } from './schemas.ts'

/** The properties of a field. */
export type FieldOfFormProps = {
  readonly answers: AnswersForm
  readonly form: SiteForm
  readonly field: RenderedField
}

/** A field of a form, by the component that the form brings for its kind, with the field that it reveals. */
export function Field({ answers, form, field }: FieldOfFormProps) {
  const other = revealedBy(form, field)
  const revealed = other && <Field answers={answers} form={form} field={other} />
  return (
    <answers.Field name={field.name}>
      {(answer) => (
        <fieldContext.Provider value={answer}>
          {renderField(form, field.kind, { form, field, revealed })}
        </fieldContext.Provider>
      )}
    </answers.Field>
  )
}

function renderField<K extends FieldKind>(form: SiteForm, kind: K, props: FieldProps<K>) {
  const Component: ComponentType<FieldProps<K>> | undefined = form.components[kind]
  if (Component === undefined) throw new Error(`The form brings no component for the kind ${kind}.`)
  return <Component {...props} />
}
