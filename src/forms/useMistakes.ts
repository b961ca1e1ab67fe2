import { useStore } from '@tanstack/react-form'
import type { SiteForm } from './definition.ts'
import type { RenderedField } from './renderedForm.ts'
import { messageOf } from './fields/useField.ts'
import type { AnswersForm } from './useAnswersForm.ts'

/** Something that is wrong with an answer. */
export type Mistake = { readonly field: RenderedField; readonly message: string }

/** What is wrong with a form's answers, in the order of its fields; nothing before the first press. */
export function useMistakes(form: SiteForm, answers: AnswersForm): readonly Mistake[] {
  const meta = useStore(answers.store, ({ fieldMeta }) => fieldMeta)
  return form.fields.flatMap((field) => {
    const message = messageOf(meta[field.name]?.errors)
    return message === undefined ? [] : [{ field, message }]
  })
}
