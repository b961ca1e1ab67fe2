import type { IncomingMessage, ServerResponse } from 'node:http'
import { EMBEDDED_FORM_SERVICE } from '../../hosting/configuration.ts'
import type { Say } from '../../diagnostics/console.ts'
import type { FormServiceControl } from './control.ts'
import { readIncoming, type Incoming } from './incoming.ts'
import { judge } from './judge.ts'
import { middlewareAt, type Middleware } from './middleware.ts'
import { misbehave } from './misbehave.ts'
import { outboxAt } from './outbox.ts'
import { replyTo, type Reply } from './reply.ts'
import { PREFLIGHT, send } from './send.ts'
import { refused, type Verdict } from './verdict.ts'

/** What a form service needs. */
export type FormServiceOptions = {
  /** The key that forms carry as `access_key`. */
  readonly accessKey: string
  /** The file that accepted forms are appended to, created on first use. */
  readonly outbox: string
  readonly clock: () => Date
  /** Tells the operator what arrived, and what went wrong. */
  readonly say: Say
  /** For tests: chooses faults and keeps what was received. Default: neither. */
  readonly control?: FormServiceControl
}

/**
 * The form service that stands in for the hosted one: it takes the same requests at
 * `EMBEDDED_FORM_SERVICE`, answers in the same shapes, and puts forms into an outbox file.
 */
export function formService(options: FormServiceOptions): Middleware {
  const { clock, say, control } = options
  const decide = decision(options)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'OPTIONS') return send(response, PREFLIGHT)
    const incoming = await readIncoming(request, clock().toISOString())
    if (incoming === undefined) return undefined
    const fault = request.method === 'POST' ? control?.meet(incoming.received) : undefined
    if (control === undefined || fault === undefined) return send(response, await decide(incoming))
    return misbehave(fault, response, {
      reply: (verdict) => decide(incoming, verdict),
      released: () => control.released(incoming.received.parts),
    })
  }
  return middlewareAt(EMBEDDED_FORM_SERVICE, answer, (error) =>
    say(`The form service failed: ${String(error)}`),
  )
}

/** Judges a form unless a verdict is given, delivers it if it is accepted, and makes the reply. */
function decision({ accessKey, outbox, say }: FormServiceOptions) {
  const deliver = outboxAt(outbox)
  return async (incoming: Incoming, given?: Verdict): Promise<Reply> => {
    const { reading, received, asked } = incoming
    const verdict = given ?? (reading.kind === 'parts' ? judge(reading.parts, accessKey) : reading)
    if (verdict.kind === 'refused') return replyTo(verdict, asked)
    try {
      await deliver({ time: received.time, parts: received.parts })
    } catch (error) {
      say(`A form could not be written to ${outbox}: ${String(error)}`)
      return replyTo(refused(500, 'Something went wrong.'), asked)
    }
    say(`A form was received and put into ${outbox}.`)
    return replyTo(verdict, asked)
  }
}
