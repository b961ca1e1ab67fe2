import { createHash } from 'node:crypto'
import { fieldKinds, type Form } from '../../src/forms/schema.ts'
import type { Site } from '../../src/site/site.ts'
import { Code, type Import, type Value } from './value.ts'

/**
 * The configuration of a form in the browser: the schema and the initial values, the field with the
 * email address for replies, and the implementations of only the field kinds that the form uses.
 */
export function formConfig(
  form: Form,
  { product, consent }: Site,
): { readonly [name: string]: Value } {
  const replyTo = form.fields.find(({ kind }) => fieldKinds[kind].traits.isReplyAddress)
  return {
    schema: schemaOf(form),
    defaultValues: Object.fromEntries(
      form.fields.map(({ name, kind }) => [name, fieldKinds[kind].traits.initialValue]),
    ),
    ...(replyTo && { replyTo: replyTo.name }),
    kinds: kindsOf(form),
    revision: createHash('sha256').update(JSON.stringify(form.fields)).digest('hex').slice(0, 12),
    origin: product.origin,
    ...(consent && { policy: { text: consent.more.text, to: consent.more.to } }),
  }
}

function schemaOf({ fields }: Form): Code {
  const values = fields.map(
    ({ name, kind }) => `${name}: ${kind}.valueSchema(${fieldConstant(name)})`,
  )
  return new Code(`formValuesSchema({ ${values.join(', ')} })`, [
    { module: 'src/forms/formValues.ts', name: 'formValuesSchema' },
  ])
}

/** The name of the constant for a field in the module of the form. */
export const fieldConstant = (name: string) => `${name}Field`

function kindsOf({ fields }: Form): Code {
  const kinds = [...new Set(fields.map(({ kind }) => kind))]
  const imports = kinds.map((kind): Import => ({
    module: `src/forms/fields/${kind}/${kind}.tsx`,
    name: kind,
  }))
  return new Code(`{ ${kinds.join(', ')} }`, imports)
}
