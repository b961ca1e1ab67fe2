import { createContext, use } from 'react'
import type { SiteForm } from './definition.ts'
import type { AnswersState } from './useAnswers.ts'

/** What the parts of a form share. */
export type FormShared = { readonly form: SiteForm; readonly state: AnswersState }

/** Gives a form to the parts inside it. */
export const FormContext = createContext<FormShared | undefined>(undefined)

/** The form that a part is in. */
export function useFormShared(): FormShared {
  const shared = use(FormContext)
  if (shared === undefined) throw new Error('A field stands outside of a form.')
  return shared
}
