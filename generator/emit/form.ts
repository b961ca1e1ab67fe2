import { type Field, fieldKinds, type Form, formSchema } from '../../src/forms/schema.ts'
import { fieldParts, joinOptions, type Part, requestParts } from '../../src/forms/wire.ts'
import type { Site } from '../../src/site/site.ts'
import { contentHash } from '../files.ts'
import {
  exportedConst,
  type GeneratedFile,
  type GeneratedModule,
  localConst,
} from '../code/module.ts'
import type { SiteVariant } from './plan.ts'
import type { Resolved } from './resolve.ts'
import { code, Code, HEADER, imported, joined } from '../code/code.ts'
import { canonicalPages } from '../manifest/sitePages.ts'

/** Emits the module of a form: its fields, which browsers get as the manifest declares them, and its configuration. */
export function emitForm(id: string, form: Form, variant: SiteVariant): GeneratedModule {
  const { fields, ...others } = form
  const data = {
    id,
    fields: fields.map(({ name }) => fieldConstant(name)),
    ...variant.resolve(formSchema.omit({ fields: true }), others),
    ...formConfig(form, variant),
  }
  return {
    file: `forms/${id}${variant.suffix}.gen.ts`,
    types: [{ module: 'src/forms/siteForm.ts', name: 'SiteForm' }],
    statements: [
      ...fields.map((field) => localConst(fieldConstant(field.name).text, code`${field} as const`)),
      exportedConst(`${id}Form`, code`${data} satisfies SiteForm`),
    ],
  }
}

/**
 * The configuration of a form in the browser: the schema and the initial values, the field with the
 * email address for replies, and the implementations of only the field kinds that the form uses.
 */
function formConfig(form: Form, { site, siteLanguage }: SiteVariant): Resolved {
  const replyTo = form.fields.find(({ kind }) => fieldKinds[kind].traits.isReplyAddress)
  return {
    schema: schemaOf(form),
    defaultValues: Object.fromEntries(
      form.fields.map(({ name, kind }) => [name, fieldKinds[kind].traits.initialValue]),
    ),
    ...(replyTo && { replyTo: replyTo.name }),
    kinds: kindsOf(form),
    revision: contentHash(JSON.stringify(form.fields)),
    origin: site.product.origin,
    ...(site.consent && { policy: policyLink(site, site.consent.more, siteLanguage) }),
  }
}

/** The link to the privacy page. In another language than that of the site: to its translation, if there is one. */
export function policyLink(site: Site, { text, to }: { text: string; to: string }, lang?: string) {
  const translation = canonicalPages(site).find(
    ({ page }) => lang && page.language === site.language && page.translationOf === to,
  )
  return translation
    ? { text: translation.page.title, to: translation.path }
    : { text, to, ...(lang && { lang }) }
}

function schemaOf({ fields }: Form): Code {
  const values = fields.map(
    ({ name, kind }) =>
      code`${new Code(name)}: ${kindCode(kind)}.valueSchema(${fieldConstant(name)})`,
  )
  return code`${FORM_VALUES_SCHEMA}({ ${joined(values, ', ')} })`
}

const FORM_VALUES_SCHEMA = imported('src/forms/siteForm.ts', 'formValuesSchema')

/** The constant for a field in the module of the form. */
const fieldConstant = (name: string) => new Code(`${name}Field`)

/** The implementation of a field kind. */
const kindCode = (kind: string) => imported(`src/forms/fields/${kind}/${kind}.tsx`, kind)

function kindsOf({ fields }: Form): Code {
  const kinds = new Set(fields.map(({ kind }) => kind))
  return code`{ ${joined([...kinds].map(kindCode), ', ')} }`
}

/**
 * Emits the parts that a form sends if every field is filled in and every option is chosen, in order,
 * with and without scripts. Reviewers see here what a change of the manifest changes for the form
 * service. `<…>` marks values that depend on the build or the visitor.
 */
export function emitFormParts(id: string, form: Form): GeneratedFile {
  const common = { accessKey: '<access key>', subject: form.subject }
  const hasReply = form.fields.some(({ kind }) => fieldKinds[kind].traits.isReplyAddress)
  const withScripts = requestParts({
    ...common,
    fields: fieldParts(form.fields, (field) => exampleOf(form, field, 'sent')),
    replyTo: hasReply ? '<email>' : undefined,
  })
  const withoutScripts = requestParts({
    ...common,
    redirect: `<origin>${form.thanks}`,
    fields: fieldParts(form.fields, (field) => exampleOf(form, field, 'entered')),
  })
  const lines = [
    HEADER,
    `// The parts of the multipart request of the form "${id}".`,
    '',
    'With scripts:',
    ...withScripts.map(lineOf),
    '',
    'Without scripts:',
    ...withoutScripts.map(lineOf),
    '',
  ]
  return [`forms/${id}.parts.txt`, lines.join('\n')]
}

const lineOf = (part: Part) => JSON.stringify(part)

/** Example values of a field, as they are sent with scripts or as they are entered. */
function exampleOf(form: Form, field: Field, state: 'entered' | 'sent'): string | string[] {
  const { example, joinsOptions } = fieldKinds[field.kind].traits
  if (example !== 'options') {
    const value = 'value' in field ? field.value : ''
    return example[state].replace('<name>', `Sentinel of ${field.name}`).replace('<value>', value)
  }
  if (!('options' in field)) return ''
  if (!joinsOptions) return field.options.at(-1) ?? ''
  const other = 'other' in field ? field.other : undefined
  const revealed = form.fields.find(({ name }) => name === other?.reveals)
  const values = field.options.flatMap((option) =>
    option === other?.option && revealed ? exampleOf(form, revealed, state) : option,
  )
  return state === 'sent' ? joinOptions(values) : values
}
