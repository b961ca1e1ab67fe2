import type { LinkTarget } from '../model/linkTarget.ts'
import type { FormValues, FormValuesSchema } from './formValues.ts'
import type { FieldImplementations } from './fields/implementation.ts'
import type { RenderedForm } from './renderedForm.ts'

/** A form as components get it: its definition, and the configuration that the generator adds. */
export type SiteForm = RenderedForm & FormConfig

/** What the generator adds to a form's definition for the browser. */
export type FormConfig = {
  /** The schema of the values. */
  readonly schema: FormValuesSchema
  /** The values before anything is entered. */
  readonly defaultValues: FormValues
  /** The field whose value is the address to reply to. Default: none. */
  readonly replyTo?: string
  /** The implementations of the kinds of fields in this form. The browser loads no others. */
  readonly kinds: FieldImplementations
  /** A hash of the fields. Drafts with another revision are ignored. */
  readonly revision: string
  /** The origin of the site, for form services that need absolute URLs, e.g. `https://example.com`. */
  readonly origin: string
  /** The link to the page about privacy: `consent.more` of the manifest. Default: no link. */
  readonly policy?: { readonly text: string; readonly to: LinkTarget }
}

declare module '../model/form.ts' {
  export interface PageForm extends SiteForm {}
}
