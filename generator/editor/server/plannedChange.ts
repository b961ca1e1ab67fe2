import type { TextEdit } from '../../manifest/edit/textEdit.ts'
import type { CreatedFile } from './files.ts'

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

/** One change of several. The first one that is not possible decides. */
export function joined(plans: readonly PlannedChange[]): PlannedChange {
  const edits = plans.flatMap((plan) => ('edits' in plan ? plan.edits : []))
  // Two new properties of one object both add the comma before them.
  const unique = new Map(edits.map((edit) => [JSON.stringify(edit), edit]))
  return plans.find((plan) => !('edits' in plan)) ?? { edits: [...unique.values()] }
}
