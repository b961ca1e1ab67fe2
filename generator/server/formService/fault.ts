import * as z from 'zod'

/** The longest delay, in milliseconds. */
const LONGEST = 120_000

/** Something that the service does in place of its ordinary reply. */
export const faultSchema = z.discriminatedUnion('kind', [
  /** Sends these bytes. The form is neither judged nor delivered. */
  z.strictObject({
    kind: z.literal('reply'),
    status: z.int().min(200).max(599),
    /** The content type. Default: `application/json`. */
    type: z.string().default('application/json'),
    body: z.string(),
  }),
  /** Refuses the form with this message, in the shape that its sender reads (JSON or a page). */
  z.strictObject({ kind: z.literal('refuse'), message: z.string() }),
  /**
   * Resets the connection before any reply. Chromium sends again by itself, once, where it had
   * reused a connection: mean it twice to be sure of a failure.
   */
  z.strictObject({ kind: z.literal('reset') }),
  /** Never replies. */
  z.strictObject({ kind: z.literal('hang') }),
  /** Sends headers and the beginning of a success, then nothing more. */
  z.strictObject({ kind: z.literal('stall') }),
  /** Sends headers and the beginning of a success, then closes the connection. */
  z.strictObject({ kind: z.literal('cut') }),
  /** Judges and delivers at once and replies so many milliseconds later. */
  z.strictObject({ kind: z.literal('delay'), ms: z.int().min(0).max(LONGEST) }),
  /** Judges and delivers at once and replies when the control says `release`. */
  z.strictObject({ kind: z.literal('hold') }),
  /** The ordinary reply without CORS headers: it is delivered, and another origin cannot know. */
  z.strictObject({ kind: z.literal('noCors') }),
])

/** A fault with its defaults. */
export type Fault = z.output<typeof faultSchema>
