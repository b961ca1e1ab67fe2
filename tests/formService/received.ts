import type { FormExchange } from '../../generator/server/formService/interceptor.ts'
import type { Part } from '../../generator/server/formService/part.ts'

/** A form that the service received, accepted or not. */
export type Received = {
  /** ISO 8601 in UTC. */
  readonly time: string
  readonly accept: string | undefined
  readonly contentType: string | undefined
  readonly origin: string | undefined
  /** The parts in order. Empty if the body could not be parsed. */
  readonly parts: readonly Part[]
}

/** The recorded data of a request. */
export function toReceived({ request, form: { time, parts } }: FormExchange): Received {
  const { accept, origin, 'content-type': contentType } = request.headers
  return { time, accept, contentType, origin, parts }
}
