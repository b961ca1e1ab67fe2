import type { SiteForm } from '../definition.ts'
import type { RenderedField } from '../renderedForm.ts'
import { fieldContext } from '../fieldContext.ts'
import { revealedBy } from '../revealed.ts'
import type { SiteFormApi } from '../useFormApi.ts'
import { implementationOf } from './implementationOf.ts'

/** The properties of a field. */
export type FormFieldProps = {
  readonly formApi: SiteFormApi
  readonly form: SiteForm
  readonly field: RenderedField
}

/** A field of a form, together with the field that it reveals. */
export function Field({ formApi, form, field }: FormFieldProps) {
  const { Component } = implementationOf(form, field.kind)
  const revealedField = revealedBy(form, field)
  const revealed = revealedField && <Field formApi={formApi} form={form} field={revealedField} />
  return (
    <formApi.Field name={field.name}>
      {(fieldApi) => (
        <fieldContext.Provider value={fieldApi}>
          <Component form={form} field={field} revealed={revealed} />
        </fieldContext.Provider>
      )}
    </formApi.Field>
  )
}
