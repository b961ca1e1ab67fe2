import type { ServerResponse } from 'node:http'
import type { FormRequest, Intercept } from '../../../generator/server/inbox.ts'
import {
  CORS,
  replyTo,
  sendReply as send,
  type Reply,
} from '../../../generator/server/inboxReply.ts'
import type { FormServiceControl } from './control.ts'
import type { Fault } from './fault.ts'
import { toReceived } from './received.ts'

/** Creates an interceptor that simulates the faults of a control. */
export function simulateFaults(control: FormServiceControl): Intercept {
  return async (form, handle) => {
    const isPost = form.request.method === 'POST'
    const fault = isPost ? control.receive(toReceived(form)) : undefined
    if (fault === undefined) return send(form.response, await handle())
    const released = () => control.waitForRelease(form.parts)
    return simulateFault(fault, form, { handle, released })
  }
}

type Service = {
  /** Checks and delivers the form, and returns the normal reply. */
  readonly handle: () => Promise<Reply>
  /** Waits until a held reply is released. */
  readonly released: () => Promise<void>
}

async function simulateFault(
  fault: Fault,
  form: FormRequest,
  { handle, released }: Service,
): Promise<void> {
  const { response } = form
  switch (fault.kind) {
    case 'reply': {
      const { status, type, body } = fault
      return send(response, { status, headers: { ...CORS, 'Content-Type': type }, body })
    }
    case 'refuse':
      return send(response, replyTo({ status: 400, message: fault.message }, form))
    case 'reset':
      response.socket?.resetAndDestroy()
      return undefined
    case 'hang':
      return undefined
    case 'stall':
      return sendBeginning(response)
    case 'cut':
      await sendBeginning(response)
      // Not a reset, which could arrive before the sent bytes.
      response.socket?.end()
      return undefined
    case 'delay': {
      const reply = await handle()
      await new Promise((resolve) => setTimeout(resolve, fault.ms).unref())
      return send(response, reply)
    }
    case 'hold': {
      // Called before the form is handled, so that an early release is not missed.
      const isReleased = released()
      const reply = await handle()
      await isReleased
      return send(response, reply)
    }
    case 'noCors': {
      const { headers, ...reply } = await handle()
      return send(response, { ...reply, headers: withoutCors(headers) })
    }
  }
}

/** Sends headers and only a part of the body. */
async function sendBeginning(response: ServerResponse): Promise<void> {
  response.writeHead(200, { ...CORS, 'Content-Type': 'application/json', 'Content-Length': 200 })
  await new Promise((resolve) => response.write('{"statusCode":200,"success":true,', resolve))
}

const withoutCors = (headers: Reply['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !Object.hasOwn(CORS, name)))
