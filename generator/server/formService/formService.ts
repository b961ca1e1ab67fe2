import type { IncomingMessage, ServerResponse } from 'node:http'
import { EMBEDDED_FORM_SERVICE } from '../../hosting/configuration.ts'
import type { Log } from '../../diagnostics/console.ts'
import { checkForm } from './checkForm.ts'
import { readForm, type IncomingForm } from './incomingForm.ts'
import type { Interceptor } from './interceptor.ts'
import { middlewareAt, type Middleware } from './middleware.ts'
import { outboxAt } from './outbox.ts'
import { replyTo, type Reply } from './reply.ts'
import { refused } from './result.ts'
import { PREFLIGHT, send } from './send.ts'

/** What a form service needs. */
export type FormServiceOptions = {
  /** The key that forms carry as `access_key`. */
  readonly accessKey: string
  /** The file that accepted forms are appended to, created on first use. */
  readonly outbox: string
  readonly clock: () => Date
  /** Tells the operator what arrived, and what went wrong. */
  readonly say: Log
  /** Answers each request in place of the service. Default: the service's own reply is sent. */
  readonly intercept?: Interceptor
}

/**
 * The form service that stands in for the hosted one: it takes the same requests at
 * `EMBEDDED_FORM_SERVICE`, answers in the same shapes, and puts forms into an outbox file.
 */
export function formService(options: FormServiceOptions): Middleware {
  const { clock, say, intercept = sendReply } = options
  const handleForm = formHandler(options)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'OPTIONS') return send(response, PREFLIGHT)
    const form = await readForm(request, clock().toISOString())
    if (form === undefined) return undefined
    return intercept({ request, response, form }, () => handleForm(form))
  }
  return middlewareAt(EMBEDDED_FORM_SERVICE, answer, (error) =>
    say(`The form service failed: ${String(error)}`),
  )
}

const sendReply: Interceptor = async ({ response }, handle) => send(response, await handle())

/** Checks a form, delivers it if it is accepted, and returns the reply. */
function formHandler({ accessKey, outbox, say }: FormServiceOptions) {
  const deliver = outboxAt(outbox)
  return async (form: IncomingForm): Promise<Reply> => {
    const { reading, time, parts } = form
    const result = reading.kind === 'parts' ? checkForm(parts, accessKey) : reading
    if (result.kind === 'refused') return replyTo(result, form)
    try {
      await deliver({ time, parts })
    } catch (error) {
      say(`A form could not be written to ${outbox}: ${String(error)}`)
      return replyTo(refused(500, 'Something went wrong.'), form)
    }
    say(`A form was received and put into ${outbox}.`)
    return replyTo(result, form)
  }
}
