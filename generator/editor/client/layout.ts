import { useEffect, useReducer } from 'react'
import type { EditableText } from '../protocol.ts'

/** Renders the component again when the page is scrolled, or when its size changes. */
export function useLayoutChanges(): void {
  const [, update] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const options = { capture: true, passive: true }
    addEventListener('scroll', update, options)
    addEventListener('resize', update)
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    return () => {
      removeEventListener('scroll', update, options)
      removeEventListener('resize', update)
      observer.disconnect()
    }
  }, [])
}

/** The custom property that `PageEditor.module.css` uses. */
const PROPERTY = '--editor-bottom-inset'

/**
 * Sets a custom property of `root` to the height of the site's bar at the bottom of the window, e.g. for
 * consent: the padding at the end of the body.
 */
export function useBottomInset(root: HTMLElement): void {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      root.style.setProperty(PROPERTY, getComputedStyle(document.body).paddingBlockEnd)
    })
    observer.observe(document.body, { box: 'border-box' })
    return () => observer.disconnect()
  }, [root])
}

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

/** Why a text without parts cannot be edited on the page. */
export const notEditable = ({ location }: EditableText) =>
  location === undefined
    ? 'The manifest computes the object that contains this text. Change it there.'
    : `This text is computed in ${location}. Change it there.`

/** What happens to a text that only the schema contains. */
export const DEFAULT_TEXT = 'This is a default text. Saving writes it into the manifest.'
