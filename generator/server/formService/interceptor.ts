import type { IncomingMessage, ServerResponse } from 'node:http'
import type { IncomingForm } from './incomingForm.ts'
import type { Reply } from './reply.ts'

/** A request to the form service. */
export type FormExchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly form: IncomingForm
}

/**
 * Answers a request in place of the service, for example to log or to limit requests. `handle`
 * checks and delivers the form and returns the service's own reply.
 */
export type Interceptor = (exchange: FormExchange, handle: () => Promise<Reply>) => Promise<void>
