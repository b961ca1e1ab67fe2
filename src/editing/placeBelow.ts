/** Puts a note below a box of the page, or above it if the window has no space below. */
export function placeBelow({ left, top, bottom }: DOMRect, note: HTMLElement): void {
  const height = Math.max(note.offsetHeight, MIN_HEIGHT)
  const lowest = innerHeight - height - GAP
  const above = top - height - GAP
  const below = bottom + GAP
  note.style.left = `${Math.max(GAP, Math.min(left, innerWidth - MAX_WIDTH - GAP))}px`
  note.style.top = `${below <= lowest || above < GAP ? Math.max(GAP, Math.min(below, lowest)) : above}px`
}

/** The space for a note that is empty at first and gets a message later. CSS pixels. */
const MIN_HEIGHT = 150
const MAX_WIDTH = 420

const GAP = 8
