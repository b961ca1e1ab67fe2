import type { ValuePath } from '../valuePath.ts'

/** A list of the manifest whose entries can be moved, duplicated, removed and added. */
export type EditableList = {
  readonly path: ValuePath
  /** Identifies the code of the list. A change contains it, so that it is not applied to another list. */
  readonly version: string
  /** Why the entries cannot be changed here. Undefined if they can. */
  readonly problem?: string | undefined
}
