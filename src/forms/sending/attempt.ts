import { formService } from 'virtual:configuration'
import type { Answers } from '../answers.ts'
import type { SiteForm } from '../definition.ts'
import { readDraft, removeDraft, sameAnswers, writeDraft } from '../draft/draft.ts'
import { mayHaveArrived, type Outcome } from './outcome.ts'
import { partsOf } from './parts.ts'
import { post } from './post.ts'

/** What is being sent, and what becomes of it. */
export type Attempt = { readonly answers: Answers; readonly outcome: Promise<Outcome> }

/** The attempts that are under way, by form, whether or not their page is still open. */
const underWay = new Map<string, Attempt>()

/** The attempt to send a form that is under way. */
export const attemptUnderWay = ({ id }: SiteForm): Attempt | undefined => underWay.get(id)

/**
 * Sends a form, once and to the end, and tells what became of it. Until that is known its draft
 * says that it may have arrived, for a page that is closed meanwhile never learns more.
 */
export async function attempt(
  form: SiteForm,
  answers: Answers,
  { trap, onSlow }: { readonly trap: boolean; readonly onSlow: () => void },
): Promise<Outcome> {
  const { action, accessKey } = formService
  if (action === '' || accessKey === '') return { kind: 'unavailable' }
  writeDraft(form, { answers, uncertain: true })
  const outcome = post(action, partsOf(form, answers, { accessKey, trap }), onSlow).then((own) => {
    if (underWay.get(form.id)?.outcome === outcome) underWay.delete(form.id)
    settle(form, answers, own)
    return own
  })
  underWay.set(form.id, { answers, outcome })
  return outcome
}

/** The draft of what arrived goes; what else has been entered meanwhile stays. */
function settle(form: SiteForm, sent: Answers, outcome: Outcome): void {
  const draft = readDraft(form)
  if (draft === undefined) return
  if (outcome.kind === 'sent' && sameAnswers(draft.answers, sent)) removeDraft(form)
  else writeDraft(form, { answers: draft.answers, uncertain: mayHaveArrived(outcome) })
}
