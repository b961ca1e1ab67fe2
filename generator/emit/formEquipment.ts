import { createHash } from 'node:crypto'
import { fieldKinds, type Field, type FieldKind } from '../../src/forms/fields/schemas.ts'
import type { Form } from '../../src/forms/schema.ts'
import { Code, print, type Import, type Value } from './value.ts'

/**
 * What a form needs in the browser beside its definition: the schema of its answers, what they
 * are at first, the parts that carry them, and the components of its kinds of fields
 * and no others.
 */
export function formEquipment(form: Form, origin: string): { readonly [name: string]: Value } {
  const kinds = [...new Set(form.fields.map(({ kind }) => kind))]
  return {
    schema: schemaOf(form),
    defaultValues: Object.fromEntries(
      form.fields.map(({ name, kind }) => [name, fieldKinds[kind].traits.initialValue]),
    ),
    wire: form.fields.flatMap(wirePart),
    components: Object.fromEntries(kinds.map((kind) => [kind, componentOf(kind)])),
    revision: createHash('sha256').update(JSON.stringify(form.fields)).digest('hex').slice(0, 12),
    origin,
  }
}

function schemaOf({ fields }: Form): Code {
  const entries = fields.map((field) => `${JSON.stringify(field.name)}: ${schemaOfField(field)}`)
  const names = ['answers', ...fields.map(({ kind }) => FACTORIES[kind])]
  return new Code(
    `answers({ ${entries.join(', ')} })`,
    names.map((name) => ({ module: '../../src/forms/answers.ts', name })),
  )
}

function schemaOfField(field: Field): string {
  const values = [
    print(field.label),
    print(field.required),
    ...('options' in field ? [print(field.options)] : []),
  ]
  return `${FACTORIES[field.kind]}(${values.join(', ')})`
}

/** What makes the schema of an answer. */
const FACTORIES: { readonly [K in FieldKind]: string } = {
  text: 'text',
  email: 'email',
  phone: 'phone',
  textarea: 'text',
  select: 'choice',
  radio: 'choice',
  checkboxes: 'choices',
}

function wirePart(field: Field): Value[] {
  if (typeof field.send !== 'string') return []
  const part = { part: field.send, field: field.name }
  if (!('other' in field) || field.other === undefined) return [part]
  return [{ ...part, other: { option: field.other.option, field: field.other.reveals } }]
}

function componentOf(kind: FieldKind): Code {
  const name = COMPONENTS[kind]
  const from: Import = { module: `../../src/forms/fields/${kind}/${name}.tsx`, name }
  return new Code(name, [from])
}

/** The component of each kind of field. A kind without one does not compile. */
const COMPONENTS: { readonly [K in FieldKind]: string } = {
  text: 'TextField',
  email: 'EmailField',
  phone: 'PhoneField',
  textarea: 'TextareaField',
  select: 'SelectField',
  radio: 'RadioField',
  checkboxes: 'CheckboxesField',
}
