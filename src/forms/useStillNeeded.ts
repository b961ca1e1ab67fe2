import { useSelector } from '@tanstack/react-store'
import type { SiteForm } from './definition.ts'
import type { AnswersState } from './useAnswers.ts'

/**
 * Why a form cannot be sent yet: its email address or telephone number fails its check. In words
 * for the visitor; nothing when all is well.
 */
export function useStillNeeded(form: SiteForm, state: AnswersState): string | undefined {
  const answers = useSelector(state.store, ({ values }) => values)
  const issues = form.schema.safeParse(answers).error?.issues ?? []
  const needed = form.fields.flatMap(({ name, kind }) => {
    if (!issues.some(({ path }) => path[0] === name)) return []
    if (kind === 'email') return ['a complete email address']
    return kind === 'phone' ? ['a phone number of ten digits'] : []
  })
  return needed.length === 0 ? undefined : `Still needed: ${needed.join(' and ')}.`
}
