import type { FormExchange } from '../../generator/server/formService/interceptor.ts'
import type { Part } from '../../generator/server/formService/part.ts'

/** A post that the form service received, whether it was accepted or not. */
export type Received = {
  /** ISO 8601 in UTC. */
  readonly time: string
  readonly accept: string | undefined
  readonly contentType: string | undefined
  readonly origin: string | undefined
  /** In the order of sending; none if the body could not be read. */
  readonly parts: readonly Part[]
}

/** What tests may know about a post. */
export function toReceived({ request, form: { time, parts } }: FormExchange): Received {
  const { accept, origin, 'content-type': contentType } = request.headers
  return { time, accept, contentType, origin, parts }
}
