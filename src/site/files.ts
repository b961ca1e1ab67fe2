import * as z from 'zod'
import { FILE_EXTENSIONS } from '../model/link.ts'

/** A file for download that is not made by the build, e.g. a PDF file or a spreadsheet. */
export const fileSchema = z.strictObject({
  /** The name of the file in `src/files/`, e.g. `checklist.pdf`. */
  file: z
    .string()
    .regex(
      new RegExp(`^[A-Za-z0-9][A-Za-z0-9 ._-]*[.](?:${FILE_EXTENSIONS.join('|')})$`),
      `write the name of a file in src/files/, e.g. checklist.pdf; possible extensions: ${FILE_EXTENSIONS.join(', ')}`,
    ),
  /**
   * The address of the file: `stable` is its path, also after changes, e.g. for addresses in print;
   * browsers ask for changes each time. `hashed` has a new address after each change of the content,
   * and browsers keep the file for a year. Default: `stable`.
   */
  address: z.enum(['stable', 'hashed']).default('stable'),
})
