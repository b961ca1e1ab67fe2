import { useWindowEvent } from '@mantine/hooks'
import { useState, type DragEvent } from 'react'
import type { Box } from '../layout.ts'

/** Dragging of sections. The browser scrolls the page at the edges of the window, and Escape cancels. */
export function useSectionDrag(boxes: readonly Box[], onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ readonly from: number; readonly y: number }>()
  const drop = drag && dropIndex(boxes, drag.from, drag.y + scrollY)
  useWindowEvent('dragover', (event) => {
    if (drag === undefined) return
    event.preventDefault()
    setDrag({ ...drag, y: event.clientY })
  })
  useWindowEvent('drop', (event) => {
    if (drag === undefined || drop === undefined) return
    event.preventDefault()
    if (drop.to !== drag.from) onMove(drag.from, drop.to)
  })
  useWindowEvent('dragend', () => setDrag(undefined))
  return {
    drag,
    drop,
    /** Starts dragging the section at an index. */
    start({ dataTransfer, clientY }: DragEvent, from: number) {
      // Firefox needs data.
      dataTransfer.setData('text/plain', '')
      setDrag({ from, y: clientY })
    },
  }
}

/** Where a dragged section is dropped. */
type Drop = {
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
export function dropIndex(boxes: readonly Box[], from: number, pointer: number): Drop {
  const above = boxes.filter(({ top, height }) => top + height / 2 < pointer).length
  const next = boxes[above]
  const last = boxes.at(-1)
  const line = next?.top ?? (last === undefined ? 0 : last.top + last.height)
  return { to: above > from ? above - 1 : above, line }
}
