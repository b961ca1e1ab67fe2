import { useStore } from '@tanstack/react-form'
import type { SiteForm } from './definition.ts'
import { implementationOf } from './fields/implementationOf.ts'
import type { AnswersForm } from './useAnswersForm.ts'

/**
 * Why a form cannot be sent yet: what the invalid fields of some kinds need, an email address for
 * example. A sentence for the visitor; nothing when all is well.
 */
export function useStillNeeded(form: SiteForm, answers: AnswersForm): string | undefined {
  const values = useStore(answers.store, (state) => state.values)
  const issues = form.schema.safeParse(values).error?.issues ?? []
  const needed = form.fields.flatMap(({ name, kind }) => {
    if (!issues.some(({ path }) => path[0] === name)) return []
    return implementationOf(form, kind).needed ?? []
  })
  return needed.length === 0 ? undefined : `Please enter ${needed.join(' and ')}.`
}
