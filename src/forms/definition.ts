import type { ComponentType, ReactNode } from 'react'
import type { Rendered } from '../model/rendered.ts'
import type { Answers, AnswersSchema } from './answers.ts'
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

/** Components by kind of field: those that a form needs, so that a kind without fields costs nothing. */
export type FieldComponents = { readonly [K in FieldKind]?: ComponentType<FieldProps<K>> }

/** A part of what is sent, and where its value comes from. */
export type WirePart = {
  /** The part's name, letter for letter. */
  readonly part: string
  /** The field that the part carries. */
  readonly field: string
  /** The option that is never sent itself, and the field whose text is sent in its place. */
  readonly other?: { readonly option: string; readonly field: string }
}

/** What the generator adds to a form's definition for the browser. */
export type FormConfig = {
  /** What the answers must be. */
  readonly schema: AnswersSchema
  /** What the form holds before anything is entered. */
  readonly defaultValues: Answers
  /** What is sent of the answers, in order. */
  readonly wire: readonly WirePart[]
  readonly components: FieldComponents
  /** Changes with the form's definition: drafts of another one are dropped. */
  readonly revision: string
  /** The public address of the site, for the services that want whole addresses. */
  readonly origin: string
}

declare module '../model/form.ts' {
  export interface PageForm extends SiteForm {}
}
