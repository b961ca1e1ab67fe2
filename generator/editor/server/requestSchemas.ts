import * as z from 'zod'
import { argumentSchemas } from '../../project/edits.ts'

const versionMessage = z.string().trim().min(1).max(2000)

/** What each kind of request contains: those of the door, and those about versions. */
export const requestSchemas = {
  ...argumentSchemas,
  changes: z.null(),
  /** How many versions. */
  versions: z.int().positive(),
  compare: z.strictObject({
    version: z.string().regex(/^[0-9a-f]{40,64}$/),
    with: z.enum(['previous', 'now', 'restored']),
  }),
  saveVersion: versionMessage,
  saveAuthor: z.strictObject({
    name: z.string().trim().min(1).max(200),
    // What browsers accept.
    email: z.email({ pattern: z.regexes.html5Email }),
  }),
  unpublished: z.null(),
  /** `known`: at once, without the network and without hints. */
  publication: z.enum(['known', 'checked']),
  /** The message of the version that is saved first. Null: nothing has changed. */
  publish: versionMessage.nullable(),
  combine: z.strictObject({
    /** As for `publish`. */
    message: versionMessage.nullable(),
    /** Which version counts where both have changed the same. Null: nothing is combined then. */
    preference: z.enum(['mine', 'theirs']).nullable(),
  }),
}
