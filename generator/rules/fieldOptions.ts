import { fieldKinds, type Field } from '../../src/forms/fields/schemas.ts'
import type { Form } from '../../src/forms/schema.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'
import { suggestion } from '../diagnostics/suggest.ts'
import { duplicates } from './duplicates.ts'

/** The option of a field that reveals a text field. */
export const otherOf = (field: Field) => ('other' in field ? field.other : undefined)

/** The problems of a field's options. None for fields without options. */
export function optionProblems(form: Form, field: Field, path: ModelPath): Diagnostic[] {
  if (!('options' in field)) return []
  return [
    ...duplicates(
      'duplicate-option',
      'an option of this field',
      field.options.map((value, index) => ({ value, path: [...path, 'options', index] })),
      'Remove one of the two options.',
    ),
    ...commaProblems(field, field.options, [...path, 'options']),
    ...otherProblems(form, field, field.options, [...path, 'other']),
  ]
}

/** The recipient could not tell an option with a comma from two options. */
const commaProblems = (
  { kind }: Field,
  options: readonly string[],
  path: ModelPath,
): Diagnostic[] =>
  options.flatMap((option, index): Diagnostic[] =>
    option.includes(',') && fieldKinds[kind].traits.joinsOptions === true
      ? [
          {
            code: 'option-with-comma',
            path: [...path, index],
            message: `${JSON.stringify(option)} contains a comma, but the chosen options of this field are sent joined by commas.`,
            hint: 'Write the option without a comma, e.g. with "and" or parentheses.',
          },
        ]
      : [],
  )

function otherProblems(
  form: Form,
  field: Field,
  options: readonly string[],
  path: ModelPath,
): Diagnostic[] {
  const other = otherOf(field)
  if (other === undefined) return []
  const { option, reveals } = other
  const isKnown = options.includes(option)
  return [
    ...(isKnown ? [] : [unknownOption(option, options, [...path, 'option'])]),
    ...revealProblems(form, field, reveals, [...path, 'reveals']),
  ]
}

const unknownOption = (
  option: string,
  options: readonly string[],
  path: ModelPath,
): Diagnostic => ({
  code: 'unknown-option',
  path,
  message: `${JSON.stringify(option)} is not an option of this field.`,
  hint: suggestion(option, options, 'options'),
})

/** The revealed field must be a text field that is sent within the field with the options. */
function revealProblems(
  { fields }: Form,
  field: Field,
  reveals: string,
  path: ModelPath,
): Diagnostic[] {
  const revealed = fields.find(({ name }) => name === reveals)
  const quoted = JSON.stringify(reveals)
  if (revealed === undefined || !isTextField(revealed)) {
    const names = fields.flatMap((each) => (isTextField(each) ? [each.name] : []))
    const message = `${quoted} is not the name of a text field in this form.`
    return [
      { code: 'unknown-field', path, message, hint: suggestion(reveals, names, 'text fields') },
    ]
  }
  if (typeof revealed.send === 'object' && 'within' in revealed.send) return []
  const message = `The field ${quoted} is not sent within another field, so this option cannot reveal it.`
  const hint = `Write send: { within: ${JSON.stringify(field.name)} } in the field ${quoted}.`
  return [{ code: 'unknown-field', path, message, hint }]
}

const isTextField = ({ kind }: Field) => fieldKinds[kind].traits.canBeRevealed ?? false
