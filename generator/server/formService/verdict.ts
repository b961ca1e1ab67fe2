/** A form that the service takes. */
export type Accepted = { readonly kind: 'accepted' }

/** A form that it does not take: the status of the reply and a sentence for the sender. */
export type Refused = {
  readonly kind: 'refused'
  readonly status: 400 | 405 | 413 | 415 | 500
  readonly message: string
}

/** What the service decided about a form. */
export type Verdict = Accepted | Refused

/** A refusal. */
export const refused = (status: Refused['status'], message: string): Refused => ({
  kind: 'refused',
  status,
  message,
})
