import type { ReactNode, ComponentType } from 'react'
import * as z from 'zod/mini'
import './configureZod.ts'
import type { LinkTarget } from '../model/linkTarget.ts'
import type { Rendered } from '../model/rendered.ts'
import type { FieldKind, Form } from './schema.ts'

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

export type FieldProps<K extends FieldKind> = {
  readonly form: RenderedForm
  readonly field: FieldsByKind[K]
  /** The field that the option "Other" reveals. */
  readonly revealed?: ReactNode
}

/** The schema of a field's value. Its issues carry the messages for the visitor. */
type ValueSchema = z.ZodMiniType<FormValues[string], FormValues[string]>

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
type FieldImplementations = { readonly [K in FieldKind]?: FieldImplementation<K> }

/** A form as components get it: its definition, and the configuration that the generator adds. */
export type SiteForm = RenderedForm & FormConfig

/** What the generator adds to a form's definition for the browser. */
type FormConfig = {
  /** The schema of the values. */
  readonly schema: FormValuesSchema
  /** The values before anything is entered. */
  readonly defaultValues: FormValues
  /** The field whose value is the address to reply to. Default: none. */
  readonly replyTo?: string
  /** The implementations of the kinds of fields in this form. The browser loads no others. */
  readonly kinds: FieldImplementations
  /** A hash of the fields. Saved input with another revision is ignored. */
  readonly revision: string
  /** The origin of the site, for form services that need absolute URLs, e.g. `https://example.com`. */
  readonly origin: string
  /** The link to the page about privacy: `consent.more` of the manifest. Default: no link. */
  readonly policy?: { readonly text: string; readonly to: LinkTarget; readonly lang?: string }
}

/** The implementation of a kind of field. The form's generated module imports it. */
export function implementationOf<K extends FieldKind>(
  form: SiteForm,
  kind: K,
): FieldImplementation<K> {
  const implementation: FieldImplementation<K> | undefined = form.kinds[kind]
  if (implementation === undefined) {
    throw new Error(
      `The form "${form.id}" has no implementation of the field kind "${kind}". Run npm run generate.`,
    )
  }
  return implementation
}

/** The values of a form by field name: text, the chosen options, or texts that describe the chosen files. */
export type FormValues = Record<string, string | string[]>

/** The schema of a form's values. Its issues carry the messages for the visitor. */
type FormValuesSchema = z.ZodMiniType<FormValues, FormValues>

/** Creates the schema of a form's values from the schemas of its fields. Other keys are errors. */
export const formValuesSchema = z.strictObject

/** The id of a form's element. The ids of sections contain no underscore, so the two never collide. */
export const formId = (form: RenderedForm): string => `form_${form.id}`

/** The id of a field's input. Not from `useId`, because it must be the same in each build. */
export const fieldId = (form: RenderedForm, field: RenderedField): string =>
  `${formId(form)}_${field.name}`
