import { withoutInvisible } from '../serializeText.ts'

/**
 * An email address: no spaces, exactly one @, a local part, and a domain that ends in a dot and at
 * least two letters. The source of a regular expression for `pattern` and the schema. It means the
 * same with the flags `u` and `v`.
 */
export const EMAIL_PATTERN = String.raw`[^\s@]+@[^\s@]+\.[A-Za-z]{2,}`

/** Matches a text that is an email address. */
export const EMAIL = new RegExp(`^(?:${EMAIL_PATTERN})$`, 'u')

/** Lower-cases an email address, without invisible characters and spaces around it. */
export const formatEmail = (typed: string) => withoutInvisible(typed).trim().toLowerCase()
