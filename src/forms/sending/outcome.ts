import * as texts from 'virtual:texts/form'
import { fillText } from '../../model/fillText.ts'

/** The result of sending a form. */
export type Outcome =
  /** The service confirmed that it received the form. */
  | { readonly kind: 'sent' }
  /** The service rejected the form, with or without a reason. */
  | { readonly kind: 'refused'; readonly message: string | undefined }
  /** The service rejected the form because of too many requests. */
  | { readonly kind: 'tooMany' }
  /** The service rejected the form because of an internal error. */
  | { readonly kind: 'failed' }
  /** A 5xx status without a reply of the service, for example from a gateway. */
  | { readonly kind: 'broken' }
  /** The device is offline. */
  | { readonly kind: 'offline' }
  /** The connection failed. */
  | { readonly kind: 'unreachable' }
  /** No complete reply came within this time. */
  | { readonly kind: 'noReply'; readonly seconds: number }
  /** The reply is not one of the form service. */
  | { readonly kind: 'unreadable' }
  /** The site was built without a form service. */
  | { readonly kind: 'unavailable' }

/** An outcome other than success. */
export type Failure = Exclude<Outcome, { kind: 'sent' }>

/** Whether the service may have received the form although it did not confirm it. */
export const mayHaveArrived = ({ kind }: Outcome): boolean => UNCERTAIN.has(kind)

const UNCERTAIN = new Set<Outcome['kind']>(['broken', 'unreachable', 'noReply', 'unreadable'])

/** The message for the visitor about a failure: one or more whole sentences. */
export function failureMessage(failure: Failure): string {
  if (failure.kind === 'refused' && failure.message) return withFullStop(failure.message)
  const message =
    failure.kind === 'noReply'
      ? fillText(texts.noReply, { seconds: failure.seconds })
      : MESSAGES[failure.kind]
  return mayHaveArrived(failure) ? `${message} ${texts.uncertain}` : message
}

/** Adds a full stop to a message without final punctuation, because another sentence follows it. */
const withFullStop = (message: string) =>
  /[.!?…]["'”’)]*$/.test(message) ? message : `${message}.`

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
