import type { IncomingMessage, ServerResponse } from 'node:http'
import { EMBEDDED_FORM_SERVICE } from '../../hosting/configuration.ts'
import type { FormServiceSettings } from '../../hosting/formServiceSettings.ts'
import type { Log } from '../../diagnostics/console.ts'
import { checkForm } from './checkForm.ts'
import { readForm, type IncomingForm } from './incomingForm.ts'
import type { Interceptor } from './interceptor.ts'
import { handlePath, type Middleware } from './middleware.ts'
import { outboxAt } from './outbox.ts'
import { replyTo, type Reply } from './reply.ts'
import { refused } from './result.ts'
import { PREFLIGHT, send } from './send.ts'

/** The options of a form service. */
export type FormServiceOptions = {
  /** The correct value of the part `access_key`. */
  readonly accessKey: string
  /** The file to which accepted forms are appended. It is created on first use, and the folder `files` beside it with the first submitted file. */
  readonly outbox: string
  readonly clock: () => Date
  /** Returns what the service must know about the site. */
  readonly settings: () => Promise<FormServiceSettings>
  /** Logs received forms and errors. */
  readonly log: Log
  /** Handles each request instead of the service. Default: the reply of the service is sent. */
  readonly intercept?: Interceptor
}

/**
 * A local replacement for the hosted form service: it accepts the same requests at
 * `EMBEDDED_FORM_SERVICE`, sends the same replies, and appends forms to an outbox file.
 */
export function formService(options: FormServiceOptions): Middleware {
  const { clock, log, settings, intercept = sendReply } = options
  const handleForm = formHandler(options)
  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'OPTIONS') return send(response, PREFLIGHT)
    const form = await readForm(request, clock().toISOString(), await settings())
    if (form === undefined) return undefined
    return intercept({ request, response, form }, () => handleForm(form))
  }
  return handlePath(EMBEDDED_FORM_SERVICE, handleRequest, (error) =>
    log(`The form service failed: ${String(error)}`),
  )
}

const sendReply: Interceptor = async ({ response }, handle) => send(response, await handle())

/** Checks a form, delivers it if it is accepted, and returns the reply. */
function formHandler({ accessKey, outbox, log }: FormServiceOptions) {
  const deliver = outboxAt(outbox)
  return async (form: IncomingForm): Promise<Reply> => {
    const { body, time, parts, files, settings } = form
    const { texts } = settings
    const result = body.kind === 'parts' ? checkForm(body, accessKey, settings) : body
    if (result.kind === 'refused') return replyTo(result, form)
    try {
      await deliver({ time, parts, files })
    } catch (error) {
      log(`A form could not be written to ${outbox}: ${String(error)}`)
      return replyTo(refused(500, texts.failed), form)
    }
    log(`A form was received and written to ${outbox}.`)
    return replyTo(result, form)
  }
}
