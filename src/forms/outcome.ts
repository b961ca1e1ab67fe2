import { form as texts } from 'virtual:texts'
import { fillText } from '../model/fillText.ts'

/** The result of sending a form. */
export type Outcome =
  /** The service confirmed that it received the form. */
  | { readonly kind: 'sent' }
  | Rejection
  /** The device is offline. */
  | { readonly kind: 'offline' }
  /** The connection failed. */
  | { readonly kind: 'unreachable' }
  /** No complete reply came within this time. */
  | { readonly kind: 'noReply'; readonly seconds: number }
  /** The site was built without a form service. */
  | { readonly kind: 'unavailable' }

/** A reply that is not a success. */
export type Rejection = {
  /**
   * `refused`: the service rejected the form, with or without a reason; `tooMany`: because of too many
   * requests; `failed`: because of an internal error; `broken`: a 5xx status without a reply of the service,
   * for example from a gateway; `unreadable`: the reply is not one of the form service.
   */
  readonly kind: 'refused' | 'tooMany' | 'failed' | 'broken' | 'unreadable'
  /** The message of the service. Undefined if the reply has none. */
  readonly message: string | undefined
}

/** An outcome other than success. */
export type Failure = Exclude<Outcome, { kind: 'sent' }>

/** Whether the service may have received the form although it did not confirm it. */
export const mayHaveArrived = ({ kind }: Outcome): boolean => UNCERTAIN.has(kind)

const UNCERTAIN = new Set<Outcome['kind']>(['broken', 'unreachable', 'noReply', 'unreadable'])

/**
 * The message for the visitor about a failure: one or more whole sentences. The service's own message is
 * the reason of a refusal, and a quotation next to the site's text about any other failure.
 */
export function failureMessage(failure: Failure): string {
  const reason = 'message' in failure && failure.message ? withFullStop(failure.message) : undefined
  if (failure.kind === 'refused' && reason !== undefined) return reason
  const own =
    failure.kind === 'noReply'
      ? fillText(texts.noReply, { seconds: failure.seconds })
      : MESSAGES[failure.kind]
  return [
    own,
    mayHaveArrived(failure) ? texts.uncertain : '',
    reason === undefined ? '' : fillText(texts.serviceMessage, { message: reason }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Adds a full stop to a message without final punctuation, because another sentence follows it. */
const withFullStop = (message: string) =>
  /[\p{STerm}…]\p{P}*$/u.test(message) ? message : `${message}.`

const MESSAGES: { readonly [K in Exclude<Failure['kind'], 'noReply'>]: string } = {
  refused: texts.refused,
  tooMany: texts.tooMany,
  failed: texts.failed,
  broken: texts.broken,
  offline: texts.offline,
  unreachable: texts.unreachable,
  unreadable: texts.unreadable,
  unavailable: texts.unavailable,
}
