import { useEffect, useEffectEvent, useState, type PointerEvent } from 'react'
import type { Box } from '../layout.ts'

/** The distance from the edge of the window at which dragging scrolls, in pixels. */
const SCROLL_EDGE = 80
const SCROLL_STEP = 14

/** A dragged section. */
type Drag = { readonly from: number; readonly y: number }

/** Dragging of sections with a pointer. Escape cancels it. */
export function useSectionDrag(boxes: readonly Box[], onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const drop: Drop | undefined = drag && dropIndex(boxes, drag.from, drag.y + scrollY)
  const end = useEffectEvent(() => {
    if (drag !== undefined && drop !== undefined && drop.to !== drag.from) {
      onMove(drag.from, drop.to)
    }
    setDrag(undefined)
  })
  const isDragging = drag !== undefined
  useEffect(() => {
    if (!isDragging) return undefined
    const ended = new AbortController()
    const { signal } = ended
    let y: number | undefined
    const move = (event: globalThis.PointerEvent) => {
      y = event.clientY
      setDrag((current) => current && { ...current, y: event.clientY })
    }
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', () => end(), { signal })
    addEventListener('pointercancel', () => setDrag(undefined), { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && setDrag(undefined), { signal })
    let frame = requestAnimationFrame(function scroll() {
      if (y !== undefined) scrollBy({ top: scrollStep(y), behavior: 'instant' })
      frame = requestAnimationFrame(scroll)
    })
    return () => {
      ended.abort()
      cancelAnimationFrame(frame)
    }
  }, [isDragging])
  return {
    drag,
    drop,
    /** Starts dragging the section at an index. */
    start(event: PointerEvent, from: number) {
      if (event.button !== 0) return
      event.preventDefault()
      setDrag({ from, y: event.clientY })
    },
  }
}

/** How far to scroll in a frame, so that sections outside the window can be reached. */
function scrollStep(y: number): number {
  if (y < SCROLL_EDGE) return -SCROLL_STEP
  return y > innerHeight - SCROLL_EDGE ? SCROLL_STEP : 0
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
