import type { IncomingMessage } from 'node:http'
import { readBody, SIZE_LIMIT, type Middleware } from '../../../generator/server/inbox.ts'
import { json, sendReply, type Reply } from '../../../generator/server/inboxReply.ts'
import type { Filter, FormServiceControl } from './control.ts'
import { runCommand } from './controlCommand.ts'

/** The path of the control endpoint. */
export const FORM_SERVICE_CONTROL = '/form-service/control'

/**
 * An endpoint for tests in another process. `POST` accepts a `ControlCommand` such as
 * `{"command":"next","fault":"hang"}`; the response is 204, or 400 with a message. `GET` returns
 * `{"received":[…]}`: all received forms, or those that the filter `?part=Email&value=…` selects. The
 * endpoint sends no CORS headers and accepts only JSON, so pages of other origins cannot use it.
 */
export function controlEndpoint(control: FormServiceControl): Middleware {
  return async (request, response, next) =>
    request.url?.split('?')[0] === FORM_SERVICE_CONTROL
      ? sendReply(response, await replyOf(control, request))
      : next()
}

async function replyOf(control: FormServiceControl, request: IncomingMessage): Promise<Reply> {
  if (request.method === 'GET') return json(200, { received: control.received(filterOf(request)) })
  if (request.method !== 'POST') return json(405, { message: 'Send GET or POST.' })
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    return json(415, { message: 'Send application/json.' })
  }
  const body = await readBody(request, SIZE_LIMIT)
  if (body.kind !== 'complete') return json(413, { message: 'The command is too large.' })
  const problem = runCommand(control, new TextDecoder().decode(body.bytes))
  if (problem !== undefined) return json(400, { message: problem })
  return { status: 204, headers: {}, body: '' }
}

function filterOf(request: IncomingMessage): Filter | undefined {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost')
  const [part, value] = [searchParams.get('part'), searchParams.get('value')]
  return part === null || value === null ? undefined : { part, value }
}
