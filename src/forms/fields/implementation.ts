import type { ComponentType } from 'react'
import type { Answers } from '../answers.ts'
import type { FieldProps, FieldsByKind } from '../renderedForm.ts'
import type { FieldKind } from './schemas.ts'
import type { ValueSchema } from './valueSchema.ts'

/** The code of a kind of field that the browser loads. */
export type FieldImplementation<K extends FieldKind> = {
  /** The field's input, with its label, hint and error message. */
  readonly Component: ComponentType<FieldProps<K>>
  /** The schema of the field's value. */
  readonly valueSchema: (field: FieldsByKind[K]) => ValueSchema
  /** The value as it is sent. A field whose text is empty is not sent. */
  readonly serialize: (
    value: Answers[string] | undefined,
    field: FieldsByKind[K],
    answers: Answers,
  ) => string
  /** Changes the entered text before it is validated and sent. Default: it stays as it is. */
  readonly normalize?: (entered: string) => string
  /** Whether each option has an input of its own. Default: the field is a single input. */
  readonly isGroup?: boolean
  /** What the submit button says is needed while the value is not valid. Default: nothing. */
  readonly needed?: string
}

/** The implementations of some kinds: those that a form uses. */
export type FieldImplementations = { readonly [K in FieldKind]?: FieldImplementation<K> }
