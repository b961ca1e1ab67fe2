import * as z from 'zod'

/** The longest delay, in milliseconds. */
const MAX_DELAY = 120_000

/** What a form service does instead of its normal reply. */
export const faultSchema = z.discriminatedUnion('kind', [
  /** Sends this reply. The form is not checked and not delivered. */
  z.strictObject({
    kind: z.literal('reply'),
    status: z.int().min(200).max(599),
    /** The content type. Default: `application/json`. */
    type: z.string().default('application/json'),
    body: z.string(),
  }),
  /** Rejects the form with this message, as JSON or as a page. */
  z.strictObject({ kind: z.literal('refuse'), message: z.string() }),
  /**
   * Resets the connection before a reply. On a reused connection, Chromium sends the request again, so
   * use this fault twice to be sure that the request fails.
   */
  z.strictObject({ kind: z.literal('reset') }),
  /** Never replies. */
  z.strictObject({ kind: z.literal('hang') }),
  /** Sends headers and the beginning of a success reply, then nothing. */
  z.strictObject({ kind: z.literal('stall') }),
  /** Sends headers and the beginning of a success reply, then closes the connection. */
  z.strictObject({ kind: z.literal('cut') }),
  /** Delivers the form immediately, and replies after `ms` milliseconds. */
  z.strictObject({ kind: z.literal('delay'), ms: z.int().min(0).max(MAX_DELAY) }),
  /** Delivers the form immediately, and replies after the command `release`. */
  z.strictObject({ kind: z.literal('hold') }),
  /** Delivers the form, and replies without CORS headers: pages of other origins cannot read the reply. */
  z.strictObject({ kind: z.literal('noCors') }),
])

/** A fault with its defaults. */
export type Fault = z.output<typeof faultSchema>
