import { fieldKinds, type Field, type Form } from '../../src/forms/schema.ts'
import { HEADER } from './header.ts'

/** A part of a multipart request: its name and its value. */
type Part = readonly [name: string, value: string]

/**
 * Emits the parts that a form sends if every field is filled in and every option is chosen, in order,
 * with and without scripts. Reviewers see here what a change of the manifest changes for the form
 * service. `<…>` marks values that depend on the build or the visitor.
 */
export function emitFormParts(id: string, form: Form): string {
  const subject: readonly Part[] = form.subject ? [['Subject', form.subject]] : []
  const key: Part = ['access_key', '<access key>']
  const hasReply = form.fields.some(({ kind }) => fieldKinds[kind].traits.isReplyAddress)
  const withScripts: readonly Part[] = [
    key,
    ...subject,
    ...form.fields.flatMap((field) => partsOf(form, field, 'sent')),
    ...(hasReply ? [['replyto', '<email>'] as const] : []),
  ]
  const withoutScripts: readonly Part[] = [
    key,
    ...subject,
    ['redirect', `<origin>${form.thanks}`],
    ...form.fields.flatMap((field) => partsOf(form, field, 'entered')),
  ]
  return [
    HEADER.trimEnd(),
    `// The parts of the multipart request of the form "${id}".`,
    '',
    'With scripts:',
    ...withScripts.map(lineOf),
    '',
    'Without scripts:',
    ...withoutScripts.map(lineOf),
    '',
  ].join('\n')
}

const lineOf = (part: Part) => JSON.stringify(part)

/** The parts of a field: the value as it is sent with scripts, or as it is entered. */
function partsOf(form: Form, field: Field, state: 'entered' | 'sent'): readonly Part[] {
  const { kind, send } = field
  if (typeof send !== 'string') return []
  if (!('options' in field)) return [[send, exampleOf(field, state)]]
  if (!fieldKinds[kind].traits.joinsOptions) return [[send, field.options.at(-1) ?? '']]
  const other = 'other' in field ? field.other : undefined
  const revealed = form.fields.find(({ name }) => name === other?.reveals)
  const values = field.options.map((option) =>
    option === other?.option && revealed ? exampleOf(revealed, state) : option,
  )
  return state === 'sent' ? [[send, values.join(', ')]] : values.map((value): Part => [send, value])
}

/** The example for a field without options. */
function exampleOf(field: Field, state: 'entered' | 'sent'): string {
  const { example } = fieldKinds[field.kind].traits
  if (example === 'options') return ''
  const value = 'value' in field ? field.value : ''
  return example[state].replace('<name>', `Sentinel of ${field.name}`).replace('<value>', value)
}
