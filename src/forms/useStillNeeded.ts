import { useStore } from '@tanstack/react-form'
import type { SiteForm } from './definition.ts'
import type { AnswersForm } from './useAnswersForm.ts'

/**
 * Why a form cannot be sent yet: its email address or telephone number fails its check. In words
 * for the visitor; nothing when all is well.
 */
export function useStillNeeded(form: SiteForm, answers: AnswersForm): string | undefined {
  const values = useStore(answers.store, (state) => state.values)
  const issues = form.schema.safeParse(values).error?.issues ?? []
  const needed = form.fields.flatMap(({ name, kind }) => {
    if (!issues.some(({ path }) => path[0] === name)) return []
    if (kind === 'email') return ['a complete email address']
    return kind === 'phone' ? ['a phone number of ten digits'] : []
  })
  return needed.length === 0 ? undefined : `Still needed: ${needed.join(' and ')}.`
}
