import type { IncomingMessage } from 'node:http'
import type { Aim, FormServiceControl } from './control.ts'
import { obey } from './controlOrder.ts'
import { middlewareAt, type Middleware } from './middleware.ts'
import { readBody } from './readBody.ts'
import { json, type Reply } from './reply.ts'
import { send } from './send.ts'

/** The path at which a control answers. */
export const FORM_SERVICE_CONTROL = '/form-service/control'

/**
 * A control for tests in another process; mount it in test servers only. `POST` takes a
 * `ControlOrder` such as `{"do":"next","fault":"hang"}` and answers 204, or 400 with a message.
 * `GET` gives `{"received":[…]}`, all of it or, with `?part=Email&value=…`, that of an aim. It
 * sends no CORS headers and takes JSON alone, so pages of other origins cannot use it.
 */
export function controlEndpoint(control: FormServiceControl): Middleware {
  return middlewareAt(FORM_SERVICE_CONTROL, async (request, response) =>
    send(response, await replyOf(control, request), false),
  )
}

async function replyOf(control: FormServiceControl, request: IncomingMessage): Promise<Reply> {
  if (request.method === 'GET') return json(200, { received: control.received(aimOf(request)) })
  if (request.method !== 'POST') return json(405, { message: 'Send GET or POST.' })
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    return json(415, { message: 'Send application/json.' })
  }
  const body = await readBody(request)
  if (body.kind !== 'whole') return json(413, { message: 'The order is too large.' })
  const problem = obey(control, new TextDecoder().decode(body.bytes))
  if (problem !== undefined) return json(400, { message: problem })
  return { status: 204, headers: {}, body: '' }
}

function aimOf(request: IncomingMessage): Aim | undefined {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost')
  const [part, value] = [searchParams.get('part'), searchParams.get('value')]
  return part === null || value === null ? undefined : { part, value }
}
