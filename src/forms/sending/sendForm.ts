import { formService } from 'virtual:configuration'
import type { FormValues } from '../formValues.ts'
import type { SiteForm } from '../definition.ts'
import { equalValues, readDraft, removeDraft, writeDraft } from '../draft/draft.ts'
import { mayHaveArrived, type Outcome } from './outcome.ts'
import { formParts } from './parts.ts'
import { postForm } from './postForm.ts'

/** An attempt to send a form: the values that are sent, and a promise of the outcome. */
export type Attempt = { readonly values: FormValues; readonly outcome: Promise<Outcome> }

/** The attempts without an outcome so far, by form id. They continue when their page is left. */
const pendingAttempts = new Map<string, Attempt>()

/** The attempt to send a form that has no outcome so far. */
export const pendingAttempt = ({ id }: SiteForm): Attempt | undefined => pendingAttempts.get(id)

/**
 * Sends a form once and resolves to the outcome. Until then, the stored draft is marked as
 * uncertain, because a page that is closed in the meantime never receives the outcome.
 */
export async function sendForm(
  form: SiteForm,
  values: FormValues,
  { honeypot, onSlow }: { readonly honeypot: boolean; readonly onSlow: () => void },
): Promise<Outcome> {
  const { action, accessKey } = formService
  if (action === '' || accessKey === '') return { kind: 'unavailable' }
  writeDraft(form, { values, uncertain: true })
  const parts = formParts(form, values, { accessKey, honeypot })
  const outcome = postForm(action, parts, { ...form.timing, onSlow }).then((result) => {
    if (pendingAttempts.get(form.id)?.outcome === outcome) pendingAttempts.delete(form.id)
    updateDraft(form, values, result)
    return result
  })
  pendingAttempts.set(form.id, { values, outcome })
  return outcome
}

/** Removes the draft if its values have been received. Values entered in the meantime stay. */
function updateDraft(form: SiteForm, sent: FormValues, outcome: Outcome): void {
  const draft = readDraft(form)
  if (draft === undefined) return
  if (outcome.kind === 'sent' && equalValues(draft.values, sent)) removeDraft(form)
  else writeDraft(form, { values: draft.values, uncertain: mayHaveArrived(outcome) })
}
