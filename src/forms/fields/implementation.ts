import type { ComponentType } from 'react'
import type { FormValues } from '../formValues.ts'
import type { FieldProps, FieldsByKind, RenderedForm } from '../renderedForm.ts'
import type { FieldKind } from './schemas.ts'
import type { ValueSchema } from './valueSchema.ts'

/** The code of a kind of field that the browser loads. */
export type FieldImplementation<K extends FieldKind> = {
  /** The field's input, with its label, hint and error message. */
  readonly Component: ComponentType<FieldProps<K>>
  /** The schema of the field's value. */
  readonly valueSchema: (field: FieldsByKind[K]) => ValueSchema
  /** Reads the value from the elements of the field. Default: the text of its single input. */
  readonly readValue?: (form: RenderedForm, field: FieldsByKind[K]) => FormValues[string]
  /** Runs before a submit validates the value, for what only an asynchronous check finds. Default: nothing. */
  readonly beforeSubmit?: (value: FormValues[string] | undefined) => Promise<void>
  /** Serializes the value: a text, or texts and files that are sent one after the other. Empty texts are not sent. */
  readonly serialize: (
    value: FormValues[string] | undefined,
    field: FieldsByKind[K],
    values: FormValues,
  ) => string | readonly (string | File)[]
  /** Changes the entered text before it is validated and sent. Default: no change. */
  readonly normalize?: (entered: string) => string
  /** Whether each option has an input of its own. Default: the field is a single input. */
  readonly isGroup?: boolean
}

/** The implementations of the kinds of fields that a form uses. */
export type FieldImplementations = { readonly [K in FieldKind]?: FieldImplementation<K> }
