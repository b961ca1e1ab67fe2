import { useWindowEvent } from '@mantine/hooks'
import { useState, type DragEvent } from 'react'
import type { Box } from './layout.ts'

/**
 * Dragging of elements that are below each other. The browser scrolls at the edges, and Escape cancels.
 *
 * @param boxesOf returns where the elements are, from top to bottom
 */
export function useDrag(boxesOf: () => readonly Box[], onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ readonly from: number; readonly drop?: Drop }>()
  const dropAt = (from: number, pointer: number) => dropIndex(boxesOf(), from, pointer + scrollY)
  useWindowEvent('dragover', (event) => {
    if (drag === undefined) return
    event.preventDefault()
    setDrag({ ...drag, drop: dropAt(drag.from, event.clientY) })
  })
  useWindowEvent('drop', (event) => {
    if (drag === undefined) return
    event.preventDefault()
    setDrag(undefined)
    const { to } = dropAt(drag.from, event.clientY)
    if (to !== drag.from) onMove(drag.from, to)
  })
  useWindowEvent('dragend', () => setDrag(undefined))
  return {
    /** The index of the dragged element, and where it is dropped. Undefined: none is dragged. */
    drag,
    /** Starts dragging the element at an index. */
    start({ dataTransfer }: DragEvent, from: number) {
      // Firefox needs data.
      dataTransfer.setData('text/plain', '')
      setDrag({ from })
    },
  }
}

/** Where a dragged element is dropped. */
type Drop = {
  /** The index after the move. */
  readonly to: number
  /** The position of the line that shows it, in the document. */
  readonly line: number
}

/**
 * Where an element is dropped: between the two elements whose centers are above and below the pointer.
 *
 * @param boxes the elements from top to bottom
 * @param from the index of the dragged element
 * @param pointer the vertical position in the document
 */
export function dropIndex(boxes: readonly Box[], from: number, pointer: number): Drop {
  const above = boxes.filter(({ top, height }) => top + height / 2 < pointer).length
  const next = boxes[above]
  const last = boxes.at(-1)
  const line = next?.top ?? (last === undefined ? 0 : last.top + last.height)
  return { to: above > from ? above - 1 : above, line }
}
