import { form as texts } from 'virtual:texts'
import { fillText } from '../model/fillText.ts'
import { parseJson, propertyOf } from '../model/json.ts'

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
type Rejection = {
  readonly kind:
    /** The service rejected the form, with or without a reason. */
    | 'refused'
    /** The service, or something before it, does not accept the form: too many requests. */
    | 'tooMany'
    /** The same: the visitor or the network has no permission. */
    | 'notAllowed'
    /** The same: nothing receives forms at the address. */
    | 'notFound'
    /** The same: the form is too large. */
    | 'tooLarge'
    /** The service rejected the form because of an internal error. */
    | 'failed'
    /** A 5xx status without a reply of the service, for example from a gateway. */
    | 'broken'
    /** The reply is not one of the form service. */
    | 'unreadable'
  /** The message of the service. Undefined if the reply has none. */
  readonly message: string | undefined
}

/** An outcome other than success. */
export type Failure = Exclude<Outcome, { kind: 'sent' }>

/** Longest message of the service that is shown. Characters. */
const MAX_LENGTH = 300

/**
 * Reads a reply of the form service. Only `success: true` together with a 2xx status is a success.
 * The message can be at the top level or in `body`.
 */
export function readReply(status: number, text: string): Outcome {
  const reply = parseJson(text)
  const success = propertyOf(reply, 'success')
  if (success === true && status >= 200 && status < 300) return { kind: 'sent' }
  return { kind: rejectionKind(status, success), message: messageOf(reply) }
}

/**
 * What the statuses mean, the first one that matches. The last kind is that of a reply in which the service says
 * that it did not accept the form (`success: false`), if another reply is different, for example the page of a
 * gateway. With 4xx, the form was not received.
 */
const STATUSES: readonly (readonly [RegExp, Rejection['kind'], Rejection['kind']?])[] = [
  [/^(?:401|403|407|511)$/, 'notAllowed'],
  [/^(?:404|405|410|501)$/, 'notFound'],
  [/^413$/, 'tooLarge'],
  [/^429$/, 'tooMany'],
  [/^4/, 'refused'],
  [/^5/, 'broken', 'failed'],
  [/^/, 'unreadable', 'refused'],
]

function rejectionKind(status: number, success: unknown): Rejection['kind'] {
  // This contradicts an error status.
  if (success === true) return 'unreadable'
  const [, kind = 'unreadable', refusal = kind] =
    STATUSES.find(([statuses]) => statuses.test(String(status))) ?? []
  return success === false ? refusal : kind
}

function messageOf(reply: unknown): string | undefined {
  const candidates = [
    propertyOf(reply, 'message'),
    propertyOf(propertyOf(reply, 'body'), 'message'),
  ]
  const message = candidates.find((text) => typeof text === 'string' && text.trim() !== '')
  return typeof message === 'string' ? truncate(message.trim()) : undefined
}

/** Counts code points, so that surrogate pairs are not split. */
const truncate = (text: string) => text.replace(TOO_LONG, '$1…')

const TOO_LONG = new RegExp(`^(.{${MAX_LENGTH - 1}}).{2,}$`, 'su')

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
  const siteMessage =
    failure.kind === 'noReply'
      ? fillText(texts.noReply, { seconds: failure.seconds })
      : MESSAGES[failure.kind]
  return [
    siteMessage,
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
  notAllowed: texts.notAllowed,
  notFound: texts.notFound,
  tooLarge: texts.tooLarge,
  failed: texts.failed,
  broken: texts.broken,
  offline: texts.offline,
  unreachable: texts.unreachable,
  unreadable: texts.unreadable,
  unavailable: texts.unavailable,
}
