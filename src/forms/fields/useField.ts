import type { Answers } from '../answers.ts'
import type { RenderedField, RenderedForm } from '../renderedForm.ts'
import { fieldId } from '../fieldId.ts'
import { useFieldContext } from '../fieldContext.ts'

/** The field that a component is rendered for: its answer, its id, and what is wrong with it. */
export function useField<T extends Answers[string]>(form: RenderedForm, field: RenderedField) {
  const answer = useFieldContext<T>()
  return { answer, id: fieldId(form, field), error: messageOf(answer.state.meta.errors) }
}

/** The words of the first issue, if there is one. */
export const messageOf = (
  issues: readonly ({ readonly message: string } | undefined)[] | undefined,
): string | undefined => issues?.find((issue) => issue !== undefined)?.message
