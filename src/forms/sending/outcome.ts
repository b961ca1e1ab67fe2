/** What became of a form that was sent, as far as anybody can tell. */
export type Outcome =
  /** The service confirmed it. */
  | { readonly kind: 'sent' }
  /** The service declined it, with a reason or without. */
  | { readonly kind: 'refused'; readonly message: string | undefined }
  /** The service asks for patience. */
  | { readonly kind: 'tooMany' }
  /** The service declined it because of a trouble of its own. */
  | { readonly kind: 'failed' }
  /** A server on the way answered in its stead that something is broken. */
  | { readonly kind: 'broken' }
  /** The device has no connection. */
  | { readonly kind: 'offline' }
  /** The connection failed. */
  | { readonly kind: 'unreachable' }
  /** Nothing came, or not all of it, within the time limit. */
  | { readonly kind: 'noReply' }
  /** Something came that is no reply of the service. */
  | { readonly kind: 'unreadable' }
  /** The site was built without a form service. */
  | { readonly kind: 'unavailable' }

/** How a form can come to nothing. */
export type Failure = Exclude<Outcome, { kind: 'sent' }>

/** Whether nobody knows if the service received the form. */
export const mayHaveArrived = ({ kind }: Outcome): boolean => UNCERTAIN.has(kind)

const UNCERTAIN = new Set<Outcome['kind']>(['broken', 'unreachable', 'noReply', 'unreadable'])

/** The message for the visitor about a failure: one or more whole sentences. */
export function failureMessage(failure: Failure): string {
  if (failure.kind === 'refused' && failure.message) return withFullStop(failure.message)
  const message = MESSAGES[failure.kind]
  return mayHaveArrived(failure)
    ? `${message} What you sent may have been received anyway.`
    : message
}

/** The service's message may end without punctuation, but another sentence follows it. */
const withFullStop = (message: string) =>
  /[.!?…]["'”’)]*$/.test(message) ? message : `${message}.`

const MESSAGES: { readonly [K in Failure['kind']]: string } = {
  refused: 'The form service did not accept what you sent and gave no reason.',
  tooMany:
    'The form service received too many requests from your network. Please wait a minute and try again.',
  failed: 'The form service has a problem and did not accept what you sent.',
  broken: 'The form service has a problem.',
  offline: 'You are offline, so nothing was sent. Please try again when you are connected.',
  unreachable: 'The connection to the form service failed.',
  noReply: 'The form service did not reply within 30 seconds.',
  unreadable: 'We could not read the reply of the form service.',
  unavailable: 'This form cannot be sent right now.',
}
