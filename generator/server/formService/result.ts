/** A form that the service accepts. */
export type Accepted = { readonly kind: 'accepted' }

/** A form that it refuses: the status of the reply and a sentence for the sender. */
export type Refused = {
  readonly kind: 'refused'
  readonly status: 400 | 405 | 413 | 415 | 500
  readonly message: string
}

/** The result of checking a form. */
export type Result = Accepted | Refused

/** A refusal. */
export const refused = (status: Refused['status'], message: string): Refused => ({
  kind: 'refused',
  status,
  message,
})
