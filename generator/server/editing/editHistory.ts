import type { ChangedFile } from './changedFile.ts'
import type { CreatedFile } from './createdFile.ts'

/** What a change has done to the files of the project. */
export type AppliedChange = {
  readonly texts: readonly ChangedFile[]
  /** The file that it has created. Undefined: none. */
  readonly created: CreatedFile | undefined
  /** The paths of the site. */
  readonly paths: { readonly before: readonly string[]; readonly after: readonly string[] }
  /** The page from which the change was requested. Default: unknown. */
  readonly from?: string | undefined
}

/** The changes of this run of the development server, for undo and redo. */
export type EditHistory = {
  /** Adds a change. Undone changes can no longer be applied again. */
  add(change: AppliedChange): void
  /** The last change that is not undone. */
  undoable(): AppliedChange | undefined
  /** The change that was undone last. */
  redoable(): AppliedChange | undefined
  /** Marks `undoable()` as undone. */
  undone(): void
  /** Marks `redoable()` as applied again. */
  redone(): void
}

/** Creates an empty history. */
export function createEditHistory(): EditHistory {
  let changes: AppliedChange[] = []
  /** The number of changes that are not undone. */
  let applied = 0
  return {
    add(change) {
      changes = [...changes.slice(0, applied), change]
      applied += 1
    },
    undoable: () => changes[applied - 1],
    redoable: () => changes[applied],
    undone() {
      applied = Math.max(0, applied - 1)
    },
    redone() {
      applied = Math.min(changes.length, applied + 1)
    },
  }
}

/** Whether the page editor can undo and redo. */
export const availableSteps = (history: EditHistory) => ({
  canUndo: history.undoable() !== undefined,
  canRedo: history.redoable() !== undefined,
})
