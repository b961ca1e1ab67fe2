import type { EditableList } from '../lists/editableList.ts'

/** A section of a page, as its toolbar shows it. */
export type EditableSection = {
  /** The id of its element. */
  readonly id: string
  /** The kind, e.g. `prose`. */
  readonly kind: string
  readonly heading: string
}

/** The sections of a page, from top to bottom. */
export type EditableSections = {
  readonly list: EditableList
  readonly sections: readonly EditableSection[]
}
