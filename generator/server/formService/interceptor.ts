import type { IncomingMessage, ServerResponse } from 'node:http'
import type { IncomingForm } from './incomingForm.ts'
import type { Reply } from './reply.ts'

/** A request to the form service and its response. */
export type FormExchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly form: IncomingForm
}

/**
 * Handles a request instead of the service, e.g. to log or limit requests. `handle` checks and
 * delivers the form, and returns the reply of the service.
 */
export type Interceptor = (exchange: FormExchange, handle: () => Promise<Reply>) => Promise<void>
