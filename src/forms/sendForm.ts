import { formService } from 'virtual:configuration'
import { type FormValues, type SiteForm, implementationOf } from './siteForm.ts'
import { mayHaveArrived, type Outcome, readReply } from './sendOutcome.ts'
import { fieldParts, requestParts, serializeText, type Part } from './wire.ts'
import { SAVED_INPUT_KEY } from '../model/deviceStorage.ts'
import { parseJson, propertyOf } from '../model/json.ts'
import { withStorage } from '../parts/storage.ts'

/** An attempt to send a form: the values that are sent, and a promise of the outcome. */
type Attempt = { readonly values: FormValues; readonly outcome: Promise<Outcome> }

/** The attempts without an outcome so far, by form id. They continue when their page is left. */
const pendingAttempts = new Map<string, Attempt>()

/** The attempt to send a form that has no outcome so far. */
export const pendingAttempt = ({ id }: SiteForm): Attempt | undefined => pendingAttempts.get(id)

/**
 * Sends a form once and resolves to the outcome. Until then, the saved input is marked as
 * uncertain, because a page that is closed in the meantime never receives the outcome.
 */
export async function sendForm(
  form: SiteForm,
  values: FormValues,
  { honeypot, onSlow }: { readonly honeypot: boolean; readonly onSlow: () => void },
): Promise<Outcome> {
  // FORM_ENDPOINT and FORM_ACCESS_KEY of the build (`generator/configuration.ts`).
  const { action, accessKey } = formService
  if (action === '' || accessKey === '') return { kind: 'unavailable' }
  saveInput(form, { values, uncertain: true })
  const parts = requestParts({
    accessKey,
    subject: form.subject,
    fields: serializeFields(form, values),
    replyTo: form.replyTo && serializeText(values[form.replyTo]),
    honeypot,
  })
  const outcome = postForm(action, parts, { ...form.timing, onSlow }).then((result) => {
    if (pendingAttempts.get(form.id)?.outcome === outcome) pendingAttempts.delete(form.id)
    updateSavedInput(form, values, result)
    return result
  })
  pendingAttempts.set(form.id, { values, outcome })
  return outcome
}

/** Removes the saved input if it has been received. Values entered in the meantime stay. */
function updateSavedInput(form: SiteForm, sent: FormValues, outcome: Outcome): void {
  const saved = readSavedInput(form)
  if (saved === undefined) return
  if (outcome.kind === 'sent' && equalValues(saved.values, sent)) removeSavedInput(form)
  else saveInput(form, { values: saved.values, uncertain: mayHaveArrived(outcome) })
}

/** Serializes the values: the parts of the form's fields, in order. */
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

/** What a visitor has entered and not yet sent. It is stored as long as the browser's tab exists. */
type SavedInput = {
  readonly values: FormValues
  /** Whether it was sent and may have been received. */
  readonly uncertain: boolean
}

/** The saved input of a form. `undefined` if it belongs to another revision of the form. */
export function readSavedInput(form: SiteForm): SavedInput | undefined {
  const stored = parseJson(
    withStorage('sessionStorage', (storage) => storage.getItem(storageKey(form))),
  )
  if (propertyOf(stored, 'revision') !== form.revision) return undefined
  const values = readValues(form, propertyOf(stored, 'values'))
  if (equalValues(values, form.defaultValues)) return undefined
  return { values, uncertain: propertyOf(stored, 'uncertain') === true }
}

/** Saves what is entered, or removes the saved input if nothing is. Does nothing if storage is blocked. */
export function saveInput(form: SiteForm, { values, uncertain }: SavedInput): void {
  if (equalValues(values, form.defaultValues)) return removeSavedInput(form)
  const text = JSON.stringify({ revision: form.revision, values, uncertain })
  return withStorage('sessionStorage', (storage) => storage.setItem(storageKey(form), text))
}

/** Removes the saved input of a form. */
export function removeSavedInput(form: SiteForm): void {
  withStorage('sessionStorage', (storage) => storage.removeItem(storageKey(form)))
}

/** Whether two forms, or two fields, have the same values. */
export const equalValues = <T extends FormValues | FormValues[string] | undefined>(
  values: T,
  others: T,
) => JSON.stringify(values) === JSON.stringify(others)

const storageKey = ({ id }: SiteForm) => SAVED_INPUT_KEY + id

/** The stored value of each field, or its default value if the stored one has another type. */
function readValues(form: SiteForm, stored: unknown): FormValues {
  return Object.fromEntries(
    Object.entries(form.defaultValues).map(([name, byDefault]) => {
      const value = propertyOf(stored, name)
      if (typeof byDefault === 'string')
        return [name, typeof value === 'string' ? value : byDefault]
      const isList = Array.isArray(value) && value.every((item) => typeof item === 'string')
      return [name, isList ? value : byDefault]
    }),
  )
}
