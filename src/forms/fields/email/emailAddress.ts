/**
 * An email address (tests/SPECIFICATION.md, 5): no spaces, exactly one @, a local part, and a
 * domain that ends in a dot and at least two letters. Source of a regular expression that means
 * the same under the flags `u` and `v`, for `pattern` and schema.
 */
export const EMAIL_PATTERN = String.raw`[^\s@]+@[^\s@]+\.[A-Za-z]{2,}`

/** The whole of an email address. */
export const EMAIL = new RegExp(`^(?:${EMAIL_PATTERN})$`, 'u')

/** An email address as it is shown and sent: without space around it, in small letters. */
export const formatEmail = (typed: string) => typed.trim().toLowerCase()
