import { formService } from 'virtual:configuration'
import { form as texts } from 'virtual:texts'
import { type FormValues, type SiteForm, implementationOf } from './definition.ts'
import { equalValues, readDraft, removeDraft, writeDraft } from './draft.ts'
import { parseJson, propertyOf } from '../model/json.ts'
import { fillText } from '../model/fillText.ts'
import { fieldParts, requestParts, serializeText, type Part } from './wire.ts'

/** An attempt to send a form: the values that are sent, and a promise of the outcome. */
type Attempt = { readonly values: FormValues; readonly outcome: Promise<Outcome> }

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
  const parts = requestParts({
    accessKey,
    subject: form.subject,
    fields: serializeFields(form, values),
    replyTo: form.replyTo && serializeText(values[form.replyTo]),
    honeypot,
  })
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

/** The parts of the form's fields, in order. */
export const serializeFields = (form: SiteForm, values: FormValues): Part[] =>
  fieldParts(form.fields, (field) =>
    implementationOf(form, field.kind).serialize(values[field.name], field, values),
  )

/** The values after `normalize` of each kind of field, as they are validated and sent. */
export function normalizeValues(form: SiteForm, values: FormValues): FormValues {
  return Object.fromEntries(
    form.fields.map(({ name, kind }) => {
      const value = values[name] ?? ''
      const { normalize } = implementationOf(form, kind)
      return [name, typeof value === 'string' && normalize ? normalize(value) : value]
    }),
  )
}

/** The times of a request, and what happens after the first one. */
type PostOptions = {
  /** Time without a reply after which `onSlow` is called. Seconds. */
  readonly slowSeconds: number
  /** Time without a complete reply after which the request is aborted. Seconds. */
  readonly timeoutSeconds: number
  readonly onSlow: () => void
}

/**
 * Posts a form once and resolves to the outcome; never rejects. The timeout includes the body of the
 * reply.
 */
async function postForm(
  action: string,
  parts: readonly Part[],
  { slowSeconds, timeoutSeconds, onSlow }: PostOptions,
): Promise<Outcome> {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  const controller = new AbortController()
  const slow = setTimeout(onSlow, slowSeconds * 1000)
  const timeout = setTimeout(() => controller.abort(), timeoutSeconds * 1000)
  const wasOffline = !navigator.onLine
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: controller.signal,
    })
    const reply = await response.text()
    const outcome = readReply(response.status, reply)
    // Logged, so that the site's developers can find the cause.
    if (outcome.kind !== 'sent') console.error('The form service answered', response.status, reply)
    return outcome
  } catch {
    if (controller.signal.aborted) return { kind: 'noReply', seconds: timeoutSeconds }
    return { kind: wasOffline && !navigator.onLine ? 'offline' : 'unreachable' }
  } finally {
    clearTimeout(slow)
    clearTimeout(timeout)
  }
}

/** Longest message of the service that is shown. Characters. */
const MAX_LENGTH = 300

/**
 * Reads a reply of the form service. Only `success: true` together with a 2xx status is a success.
 * The message can be at the top level or in `body`.
 */
export function readReply(status: number, text: string): Outcome {
  const reply = parseJson(text)
  const success = propertyOf(reply, 'success')
  if (success === true && status >= 200 && status < 300) return { kind: 'sent' }
  return { kind: rejectionKind(status, success), message: messageOf(reply) }
}

function rejectionKind(status: number, success: unknown): Rejection['kind'] {
  if (status === 429) return 'tooMany'
  if (success === false) return status >= 500 ? 'failed' : 'refused'
  return status >= 500 ? 'broken' : 'unreadable'
}

function messageOf(reply: unknown): string | undefined {
  const candidates = [
    propertyOf(reply, 'message'),
    propertyOf(propertyOf(reply, 'body'), 'message'),
  ]
  const message = candidates.find((one) => typeof one === 'string' && one.trim() !== '')
  return typeof message === 'string' ? truncate(message.trim()) : undefined
}

/** Counts code points, so that surrogate pairs are not split. */
const truncate = (text: string) => text.replace(TOO_LONG, '$1…')

const TOO_LONG = new RegExp(`^(.{${MAX_LENGTH - 1}}).{2,}$`, 'su')

/** The result of sending a form. */
export type Outcome =
  /** The service confirmed that it received the form. */
  | { readonly kind: 'sent' }
  | Rejection
  /** The device is offline. */
  | { readonly kind: 'offline' }
  /** The connection failed. */
  | { readonly kind: 'unreachable' }
  /** No complete reply came within this time. */
  | { readonly kind: 'noReply'; readonly seconds: number }
  /** The site was built without a form service. */
  | { readonly kind: 'unavailable' }

/** A reply that is not a success. */
type Rejection = {
  /**
   * `refused`: the service rejected the form, with or without a reason; `tooMany`: because of too many
   * requests; `failed`: because of an internal error; `broken`: a 5xx status without a reply of the service,
   * for example from a gateway; `unreadable`: the reply is not one of the form service.
   */
  readonly kind: 'refused' | 'tooMany' | 'failed' | 'broken' | 'unreadable'
  /** The message of the service. Undefined if the reply has none. */
  readonly message: string | undefined
}

/** An outcome other than success. */
export type Failure = Exclude<Outcome, { kind: 'sent' }>

/** Whether the service may have received the form although it did not confirm it. */
export const mayHaveArrived = ({ kind }: Outcome): boolean => UNCERTAIN.has(kind)

const UNCERTAIN = new Set<Outcome['kind']>(['broken', 'unreachable', 'noReply', 'unreadable'])

/**
 * The message for the visitor about a failure: one or more whole sentences. The service's own message is
 * the reason of a refusal, and a quotation next to the site's text about any other failure.
 */
export function failureMessage(failure: Failure): string {
  const reason = 'message' in failure && failure.message ? withFullStop(failure.message) : undefined
  if (failure.kind === 'refused' && reason !== undefined) return reason
  const own =
    failure.kind === 'noReply'
      ? fillText(texts.noReply, { seconds: failure.seconds })
      : MESSAGES[failure.kind]
  return [
    own,
    mayHaveArrived(failure) ? texts.uncertain : '',
    reason === undefined ? '' : fillText(texts.serviceMessage, { message: reason }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Adds a full stop to a message without final punctuation, because another sentence follows it. */
const withFullStop = (message: string) =>
  /[\p{STerm}…]\p{P}*$/u.test(message) ? message : `${message}.`

const MESSAGES: { readonly [K in Exclude<Failure['kind'], 'noReply'>]: string } = {
  refused: texts.refused,
  tooMany: texts.tooMany,
  failed: texts.failed,
  broken: texts.broken,
  offline: texts.offline,
  unreachable: texts.unreachable,
  unreadable: texts.unreadable,
  unavailable: texts.unavailable,
}
