import type { SiteForm } from '../definition.ts'
import type { RenderedField } from '../renderedForm.ts'
import { fieldContext } from '../fieldContext.ts'
import { revealedBy } from '../revealed.ts'
import type { AnswersForm } from '../useAnswersForm.ts'
import { implementationOf } from './implementationOf.ts'

/** The properties of a field. */
export type FieldOfFormProps = {
  readonly answers: AnswersForm
  readonly form: SiteForm
  readonly field: RenderedField
}

/** A field of a form, with the field that it reveals. */
export function Field({ answers, form, field }: FieldOfFormProps) {
  const { Component } = implementationOf(form, field.kind)
  const other = revealedBy(form, field)
  const revealed = other && <Field answers={answers} form={form} field={other} />
  return (
    <answers.Field name={field.name}>
      {(answer) => (
        <fieldContext.Provider value={answer}>
          <Component form={form} field={field} revealed={revealed} />
        </fieldContext.Provider>
      )}
    </answers.Field>
  )
}
