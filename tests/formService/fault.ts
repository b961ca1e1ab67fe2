import * as z from 'zod'

/** The longest delay, in milliseconds. */
const LONGEST = 120_000

/** Something that a simulated form service does in place of its ordinary reply. */
export const faultSchema = z.discriminatedUnion('kind', [
  /** Sends these bytes. The form is neither checked nor delivered. */
  z.strictObject({
    kind: z.literal('reply'),
    status: z.int().min(200).max(599),
    /** The content type. Default: `application/json`. */
    type: z.string().default('application/json'),
    body: z.string(),
  }),
  /** Refuses the form with this message: in JSON for a script, on a page for a person. */
  z.strictObject({ kind: z.literal('refuse'), message: z.string() }),
  /**
   * Resets the connection before any reply. On a connection that it had used before, Chromium
   * sends the request a second time by itself: choose this fault twice to be sure of a failure.
   */
  z.strictObject({ kind: z.literal('reset') }),
  /** Never replies. */
  z.strictObject({ kind: z.literal('hang') }),
  /** Sends headers and the beginning of a success, then nothing more. */
  z.strictObject({ kind: z.literal('stall') }),
  /** Sends headers and the beginning of a success, then closes the connection. */
  z.strictObject({ kind: z.literal('cut') }),
  /** Checks and delivers the form at once and replies so many milliseconds later. */
  z.strictObject({ kind: z.literal('delay'), ms: z.int().min(0).max(LONGEST) }),
  /** Checks and delivers the form at once and replies after the command `release`. */
  z.strictObject({ kind: z.literal('hold') }),
  /** The ordinary reply without CORS headers: it is delivered, and another origin cannot know. */
  z.strictObject({ kind: z.literal('noCors') }),
])

/** A fault with its defaults. */
export type Fault = z.output<typeof faultSchema>
