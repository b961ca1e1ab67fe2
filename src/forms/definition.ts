import type { ReactNode } from 'react'
import type { FieldKind } from '../model/field.ts'
import type { FormDefinition } from '../model/form.ts'
import type { Rendered } from '../model/rendered.ts'

/** A form as a page holds it. */
export type RenderedForm = Rendered<FormDefinition>

/** A field as a page holds it. */
export type RenderedField = RenderedForm['fields'][number]

/** The fields of each kind. */
export type FieldsByKind = { readonly [K in FieldKind]: Extract<RenderedField, { kind: K }> }

/** What the input of a field gets. */
export type FieldProps<K extends FieldKind> = {
  readonly form: RenderedForm
  readonly field: FieldsByKind[K]
  /** The input of the field that this one reveals, if it reveals one. */
  readonly revealed?: ReactNode
}
