/**
 * Puts a note below a box of the page, or above it if there is more space and the note needs it. It never covers
 * the box: a note that is higher than the space scrolls.
 */
export function placeBelow({ left, top, bottom }: DOMRect, note: HTMLElement): void {
  note.style.maxBlockSize = ''
  const height = note.offsetHeight
  const [above, below] = [top - 2 * GAP, innerHeight - bottom - 2 * GAP]
  const isBelow = height <= below || below >= above
  const space = Math.max(MIN_HEIGHT, isBelow ? below : above)
  note.style.maxBlockSize = `${space}px`
  const start = isBelow ? bottom + GAP : top - Math.min(height, space) - GAP
  // The box may be outside of the window.
  note.style.top = `${Math.max(GAP, Math.min(start, innerHeight - GAP - Math.min(height, space)))}px`
  note.style.left = `${Math.max(GAP, Math.min(left, innerWidth - MAX_WIDTH - GAP))}px`
}

/** A note stays readable if the box fills the window. CSS pixels. */
const MIN_HEIGHT = 80
const MAX_WIDTH = 420

const GAP = 8
