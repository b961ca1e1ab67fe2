import type { TextEdit } from '../../manifest/edit/textEdit.ts'
import type { CreatedFile } from './createdFile.ts'

/** The edits of a change, or why it is not possible. */
export type PlannedChange =
  | {
      readonly edits: readonly TextEdit[]
      /** A file that is created with the edits. Default: none. */
      readonly created?: CreatedFile
    }
  | { readonly problem: string }
  | {
      /** How the manifest differs from what the author saw, as a sentence. */
      readonly conflict: string
    }
  | {
      /** The manifest has another text than the author saw. Undefined: none. */
      readonly current: string | undefined
    }
