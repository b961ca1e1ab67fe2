import type { Field } from '../../src/forms/fields/schemas.ts'
import type { Diagnostic, ModelPath } from '../diagnostics/diagnostic.ts'

/**
 * The problem of a field whose `min` is larger than its `max`. None for fields without limits.
 * `today` is not compared, because it changes.
 */
export function limitProblems(field: Field, path: ModelPath): Diagnostic[] {
  if (!('min' in field) || !('max' in field)) return []
  const { min, max } = field
  if (min === undefined || max === undefined || min === 'today' || max === 'today' || min <= max) {
    return []
  }
  return [
    {
      code: 'min-above-max',
      path: [...path, 'min'],
      message: `min is ${JSON.stringify(min)}, but max is ${JSON.stringify(max)}, so no value is allowed.`,
      hint: 'Write a min that is not larger than max.',
    },
  ]
}
