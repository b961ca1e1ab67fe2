import {
  formValuesSchema,
  type SiteForm,
  type FieldsByKind,
  type RenderedForm,
  type FieldImplementation,
} from '../siteForm.ts'
import { fieldImplementations } from '../fields/implementations.ts'
import { fieldKinds, type FieldKind } from '../schema.ts'

/** Adds to a form for tests the configuration that the generator would add. */
export function siteFormOf(form: RenderedForm): SiteForm {
  return {
    ...form,
    schema: formValuesSchema(
      Object.fromEntries(form.fields.map((field) => [field.name, schemaOf(field.kind, field)])),
    ),
    defaultValues: Object.fromEntries(
      form.fields.map(({ name, kind }) => [name, fieldKinds[kind].traits.initialValue]),
    ),
    replyTo: form.fields.find(({ kind }) => fieldKinds[kind].traits.isReplyAddress)?.name,
    kinds: fieldImplementations,
    revision: 'test',
    origin: 'https://www.example.com',
    policy: { text: 'About your data', to: '/' },
  }
}

const ALL: { readonly [K in FieldKind]: FieldImplementation<K> } = fieldImplementations

const schemaOf = <K extends FieldKind>(kind: K, field: FieldsByKind[K]) =>
  ALL[kind].valueSchema(field)
