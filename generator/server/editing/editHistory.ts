/** A file that a change has written. */
export type ChangedFile = {
  /** The absolute path. */
  readonly path: string
  readonly before: string
  readonly after: string
}

/** The changes of this run of the development server, for undo and redo. */
export type EditHistory = {
  /** Adds a change. Undone changes can no longer be applied again. */
  add(change: readonly ChangedFile[]): void
  /** The last change that is not undone. */
  undoable(): readonly ChangedFile[] | undefined
  /** The change that was undone last. */
  redoable(): readonly ChangedFile[] | undefined
  /** Marks `undoable()` as undone. */
  undone(): void
  /** Marks `redoable()` as applied again. */
  redone(): void
}

/** Creates an empty history. */
export function createEditHistory(): EditHistory {
  let changes: (readonly ChangedFile[])[] = []
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
