import * as z from 'zod'
import { fieldOf, fieldKind } from '../../fieldSchema.ts'

/** One or several files. */
export const file = fieldKind(
  fieldOf('file', {
    /**
     * **Types of files.** The accepted types of files, e.g. `pdf`: endings of their names without the point. At
     * least one. Default: `pdf`. Details: in lower case.
     */
    types: z
      .array(
        z
          .string()
          .regex(/^[a-z0-9]{1,10}$/, 'write an extension in lower case without a dot, e.g. pdf'),
      )
      .min(1, 'add at least one extension, e.g. pdf')
      .default(['pdf']),
    /** **Number of files.** How many files visitors can add. 1 to 10. Default: 1. */
    maxFiles: z.int().min(1).max(10).default(1),
    /**
     * **Megabytes.** How large all files of the field together can be, in megabytes. 1 to 25. Default: 5. Details:
     * sending them must take less time than `timing.timeoutSeconds` of the form.
     */
    maxMegabytes: z.int().min(1).max(25).default(5),
  }),
  { initialValue: [], example: { entered: '<file>', sent: '<file>' } },
)
