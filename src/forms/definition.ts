import type { Answers, AnswersSchema } from './answers.ts'
import type { FieldImplementations } from './fields/implementation.ts'
import type { RenderedForm } from './renderedForm.ts'

/** A form as a page holds it: its definition, and what the generator made of it. */
export type SiteForm = RenderedForm & FormConfig

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
