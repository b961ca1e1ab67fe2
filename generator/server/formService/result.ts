/** A form that the service accepts. */
export type Accepted = { readonly kind: 'accepted' }

/** A rejected form: the status of the reply, and a message for the sender. */
export type Refused = {
  readonly kind: 'refused'
  readonly status: 400 | 405 | 413 | 415 | 500
  readonly message: string
}

/** The result of checking a form. */
export type Result = Accepted | Refused

/** Creates the result for a rejected form. */
export const refused = (status: Refused['status'], message: string): Refused => ({
  kind: 'refused',
  status,
  message,
})
