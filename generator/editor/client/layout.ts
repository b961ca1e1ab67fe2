import { useForceUpdate, useWindowEvent } from '@mantine/hooks'
import { useEffect } from 'react'
import { PANEL_ID } from './openPanel.ts'
import { EDITOR_ID } from './status.ts'

/** Renders the component again when the page is scrolled, or when its size changes. */
export function useLayoutChanges(): void {
  const update = useForceUpdate()
  useWindowEvent('scroll', update, { capture: true, passive: true })
  useWindowEvent('resize', update)
  useEffect(() => {
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [update])
}

/** A position in the document, in CSS pixels. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where an element is. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left + scrollX, top: top + scrollY, width, height }
}

/**
 * Puts a note below a box of the page, or above it if there is more space and the note needs it. A note that is higher
 * than the space scrolls, so that it does not cover the box, except a box that fills most of the window.
 */
export function placeBelow({ left, top, bottom }: DOMRect, note: HTMLElement): void {
  note.style.maxBlockSize = ''
  const height = note.offsetHeight
  const page = pageArea()
  const [above, below] = [top - 2 * GAP, page.height - bottom - 2 * GAP]
  const isBelow = height <= below || below >= above
  const least = bottom - top > page.height / 2 ? page.height / 2 : MIN_HEIGHT
  const space = Math.max(least, isBelow ? below : above)
  note.style.maxBlockSize = `${space}px`
  const start = isBelow ? bottom + GAP : top - Math.min(height, space) - GAP
  // The box may be outside of the window.
  note.style.top = `${Math.max(GAP, Math.min(start, page.height - GAP - Math.min(height, space)))}px`
  note.style.left = `${Math.max(GAP, Math.min(left, page.width - note.offsetWidth - GAP))}px`
}

/** The size of the part of the window that neither the bar nor the open panel covers. CSS pixels. */
function pageArea() {
  const panel = document.getElementById(PANEL_ID)
  const isBelow = panel !== null && panel.offsetWidth === innerWidth
  const height = innerHeight - (isBelow ? panel.offsetHeight : 0)
  const bar = document.querySelector(`#${EDITOR_ID} > section`)?.getBoundingClientRect()
  return {
    width: innerWidth - (isBelow ? 0 : (panel?.offsetWidth ?? 0)),
    // The bar is at the top while the consent bar is open.
    height: bar !== undefined && bar.bottom > height / 2 ? bar.top : height,
  }
}

/** A note stays readable if the box fills the window. CSS pixels. */
const MIN_HEIGHT = 80

const GAP = 8

/** Whether a text contains each word of a search. */
export const matchesSearch = (text: string, search: string) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word))
