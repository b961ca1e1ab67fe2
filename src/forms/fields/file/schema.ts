import * as z from 'zod'
import { fieldOf, fieldKind } from '../../fieldSchema.ts'

/** One or several files. */
export const file = fieldKind(
  fieldOf('file', {
    /** The accepted types, as file extensions in lower case without a dot: at least one. Default: `pdf`. */
    types: z
      .array(
        z
          .string()
          .regex(/^[a-z0-9]{1,10}$/, 'write an extension in lower case without a dot, e.g. pdf'),
      )
      .min(1, 'add at least one extension, e.g. pdf')
      .default(['pdf']),
    /** The largest number of files, 1 to 10. Default: 1. */
    maxFiles: z.int().min(1).max(10).default(1),
    /**
     * The largest size of all files of the field together. Megabytes, 1 to 25. Default: 5. Sending them must
     * take less time than `timing.timeoutSeconds` of the form.
     */
    maxMegabytes: z.int().min(1).max(25).default(5),
  }),
  { initialValue: [], example: { entered: '<file>', sent: '<file>' } },
)
