import { useSelector } from '@tanstack/react-form'
import type { RenderedField, SiteForm } from './definition.ts'
import type { AnswersState } from './useAnswers.ts'

/** Something that is wrong with an answer. */
export type Mistake = { readonly field: RenderedField; readonly message: string }

/** What is wrong with a form's answers, in the order of its fields; nothing before the first press. */
export function useMistakes(form: SiteForm, state: AnswersState): readonly Mistake[] {
  const meta = useSelector(state.store, ({ fieldMeta }) => fieldMeta)
  return form.fields.flatMap((field) => {
    const issue = meta[field.name]?.errors.find((one) => one !== undefined)
    return issue === undefined ? [] : [{ field, message: issue.message }]
  })
}
