import type { ReactNode } from 'react'
import type { Rendered } from '../model/rendered.ts'
import type { Answers, AnswersSchema } from './answers.ts'
import type { FieldImplementations } from './fields/implementation.ts'
import type { FieldKind } from './fields/schemas.ts'
import type { Form } from './schema.ts'

/** A form as the manifest defines it, its references resolved. */
export type RenderedForm = Rendered<Form & { readonly id: string }>

/** A form as a page holds it: its definition, and what the generator made of it. */
export type SiteForm = RenderedForm & FormConfig

/** A field as a page holds it. */
export type RenderedField = RenderedForm['fields'][number]

/** The fields of each kind. */
export type FieldsByKind = { readonly [K in FieldKind]: Extract<RenderedField, { kind: K }> }

/** What the component of a field gets. */
export type FieldProps<K extends FieldKind> = {
  readonly form: RenderedForm
  readonly field: FieldsByKind[K]
  /** The field that the option "Other" reveals. */
  readonly revealed?: ReactNode
}

/** What the generator adds to a form's definition for the browser. */
export type FormConfig = {
  /** What the answers must be. */
  readonly schema: AnswersSchema
  /** What the form holds before anything is entered. */
  readonly defaultValues: Answers
  /** The field whose value is the address to reply to. Default: none. */
  readonly replyTo?: string
  /** The implementations of the kinds of its fields, so that the browser loads no other kind. */
  readonly kinds: FieldImplementations
  /** Changes with the form's definition: drafts of another one are dropped. */
  readonly revision: string
  /** The public address of the site, for the services that want whole addresses. */
  readonly origin: string
}

declare module '../model/form.ts' {
  export interface PageForm extends SiteForm {}
}
