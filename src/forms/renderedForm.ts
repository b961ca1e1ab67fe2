import type { ReactNode } from 'react'
import type { Rendered } from '../model/rendered.ts'
import type { FieldKind } from './fields/schemas.ts'
import type { Form } from './schema.ts'

/** A form as the manifest defines it, with resolved references. */
export type RenderedForm = Rendered<Form & { readonly id: string }>

/** A field with resolved references. */
export type RenderedField = RenderedForm['fields'][number]

/** The fields of each kind. */
export type FieldsByKind = { readonly [K in FieldKind]: Extract<RenderedField, { kind: K }> }

/** A field with options. */
export type FieldWithOptions = Extract<RenderedField, { options: readonly string[] }>

/** A field with a single input, which the browser can fill in. */
export type FieldWithAutocomplete = Extract<RenderedField, { autocomplete?: unknown }>

/** The properties of the component of a field. */
export type FieldProps<K extends FieldKind> = {
  readonly form: RenderedForm
  readonly field: FieldsByKind[K]
  /** The field that the option "Other" reveals. */
  readonly revealed?: ReactNode
}
