import type { Field } from '../../src/forms/fields/schemas.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'

/** The problem of a field with a link whose text is not in the label exactly once. */
export function labelLinkProblems(field: Field, path: ModelPath): Diagnostic[] {
  if (!('link' in field) || field.link === undefined) return []
  const { label, link } = field
  const count = label.split(link.text).length - 1
  if (count === 1) return []
  const times = count === 0 ? 'is not in' : `is ${count} times in`
  return [
    {
      code: 'link-text-not-in-label',
      path: [...path, 'link', 'text'],
      message: `${JSON.stringify(link.text)} ${times} the label ${JSON.stringify(label)}.`,
      hint: 'Write the part of the label that is the link. It must occur once.',
    },
  ]
}
