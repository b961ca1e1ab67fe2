import type { ComponentType } from 'react'
import type { FieldKind } from '../../model/field.ts'
import type { FieldProps, Inputs, RenderedField } from '../definition.ts'
import { useFormShared } from '../formContext.ts'

/** A field of a form, by the input that the form brings for its kind. */
export function Field({ field }: { readonly field: RenderedField }) {
  const { inputs } = useFormShared().form
  return renderInput(inputs, field.kind, { field })
}

function renderInput<K extends FieldKind>(inputs: Inputs, kind: K, props: FieldProps<K>) {
  const Input: ComponentType<FieldProps<K>> | undefined = inputs[kind]
  if (Input === undefined) throw new Error(`The form brings no input for the kind ${kind}.`)
  return <Input {...props} />
}
