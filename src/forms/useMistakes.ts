import { useSelector } from '@tanstack/react-store'
import type { RenderedField, SiteForm } from './definition.ts'
import { messageOf } from './fields/useEntry.ts'
import type { AnswersState } from './useAnswers.ts'

/** Something that is wrong with an answer. */
export type Mistake = { readonly field: RenderedField; readonly message: string }

/** What is wrong with a form's answers, in the order of its fields; nothing before the first press. */
export function useMistakes(form: SiteForm, state: AnswersState): readonly Mistake[] {
  const meta = useSelector(state.store, ({ fieldMeta }) => fieldMeta)
  return form.fields.flatMap((field) => {
    const message = messageOf(meta[field.name]?.errors)
    return message === undefined ? [] : [{ field, message }]
  })
}
