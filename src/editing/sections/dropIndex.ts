import type { SectionBox } from './sectionBox.ts'

/** Where a dragged section is dropped. */
export type Drop = {
  /** The index after the move. */
  readonly to: number
  /** The position of the line that shows it, in the document. */
  readonly line: number
}

/**
 * Where a section is dropped: between the two sections whose centers are above and below the pointer.
 *
 * @param boxes the sections from top to bottom
 * @param from the index of the dragged section
 * @param pointer the vertical position in the document
 */
export function dropIndex(boxes: readonly SectionBox[], from: number, pointer: number): Drop {
  const above = boxes.filter(({ top, height }) => top + height / 2 < pointer).length
  const next = boxes[above]
  const last = boxes.at(-1)
  const line = next?.top ?? (last === undefined ? 0 : last.top + last.height)
  return { to: above > from ? above - 1 : above, line }
}
