import {
  autoUpdate,
  hide,
  offset,
  shift,
  size,
  useFloating,
  type Middleware,
  type MiddlewareState,
  type Placement,
  type ReferenceType,
} from '@floating-ui/react-dom'
import { useForceUpdate, useWindowEvent } from '@mantine/hooks'
import { useEffect, useLayoutEffect } from 'react'
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

/** Where an element is in the document, in CSS pixels. */
export function boxOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left + scrollX, top: top + scrollY, width, height }
}

export type Box = ReturnType<typeof boxOf>

/**
 * Places a note or a label beside a text, where it covers the least of other texts and buttons of pictures, and returns its
 * properties, and whether the text is out of view. A note that is higher than the space scrolls, so that it does not cover
 * the text. Of a text that fills most of the window, it covers as little as possible, and not the line with the caret.
 *
 * @param reference the text. Null until it is there
 * @param minHeight the height with which the note stays readable if there is no space. CSS pixels
 */
export function useNotePosition(reference: ReferenceType | null, minHeight = MIN_HEIGHT) {
  const { refs, floatingStyles, middlewareData, update } = useFloating({
    strategy: 'fixed',
    placement: 'top-start',
    transform: false,
    elements: { reference },
    whileElementsMounted: autoUpdate,
    middleware: [
      BEST_SIDE,
      offset(GAP),
      size(
        (state) => ({
          padding: edgesAround(state),
          apply({ availableHeight, elements: { floating } }) {
            const least = Math.max(minHeight, isTall(state) ? freeHeight() / 2 : 0)
            const limit = Math.min(freeHeight(), Math.max(least, availableHeight))
            floating.style.maxBlockSize = `${Math.max(MIN_HEIGHT, limit)}px`
          },
        }),
        [minHeight],
      ),
      // The text may be outside of the window.
      shift((state) => ({ padding: edgesAround(state), crossAxis: true })),
      hide((state) => ({ padding: edgesAround(state) })),
    ],
  })
  // The caret may be in another line.
  useLayoutEffect(update)
  const isOutOfView = middlewareData.hide?.referenceHidden === true
  return { ref: refs.setFloating, style: floatingStyles, isOutOfView }
}

/** Whether a text fills most of the window. */
const isTall = ({ rects }: MiddlewareState) => rects.reference.height > freeHeight() / 2

/** How much of the window is covered around a text. Nothing covers a text in the header of the site. */
function edgesAround({ rects: { reference } }: MiddlewareState) {
  const edges = coveredEdges()
  return reference.y + reference.height < edges.top ? { ...edges, top: GAP } : edges
}

/** Chooses the placement with enough space and the smallest covered area of texts. A note does not jump: it stays where it fits. */
const BEST_SIDE: Middleware = {
  name: 'bestSide',
  fn(state) {
    const { placement, middlewareData, rects, elements } = state
    if (middlewareData['bestSide'] !== undefined) return {}
    const { x, y, width, height } = rects.reference
    // All of it, also if it scrolls.
    const note = { width: rects.floating.width, height: elements.floating.scrollHeight }
    const [end, above, below] = [x + width - note.width, y - GAP - note.height, y + height + GAP]
    const besideTall: readonly Side[] = [
      ['top-start', x, above],
      ['bottom-start', x, below],
    ]
    const besideOther: readonly Side[] = [
      ...besideTall,
      ['top-end', end, above],
      ['bottom-end', end, below],
      ['right-start', x + width + GAP, y],
    ]
    const { dataset } = elements.floating
    const edges = edgesAround(state)
    const texts = [
      ...document.querySelectorAll(`#${EDITOR_ID} :is([data-text], [data-image])`),
    ].map(boxOfElement)
    const sides = isTall(state) ? besideTall : besideOther
    /** How much of the note would be outside, which counts more, and how much of texts it would cover. */
    const costs = sides.map(([side, left, top]) => {
      if (isTall(state)) {
        const end = innerHeight - edges.bottom
        const start = Math.max(edges.top, Math.min(top, end - note.height))
        const box = new DOMRect(left, start, note.width, Math.min(note.height, end - start))
        const covered = Math.min(box.bottom, y + height) - Math.max(start, y)
        const cost = side === dataset['side'] ? 0 : Math.max(0, covered)
        return overlap(caretBox(), box) > 0 ? cost + innerHeight : cost
      }
      const box = new DOMRect(left, top, note.width, note.height)
      const beside = side === 'right-start' ? box.right + edges.right - innerWidth : 0
      const outside = Math.max(0, edges.top - top, box.bottom + edges.bottom - innerHeight, beside)
      const covered = texts.reduce((area, other) => area + overlap(other, box), 0)
      return outside * innerWidth * innerHeight + (side === dataset['side'] ? 0 : covered)
    })
    const [best = placement] = sides[costs.indexOf(Math.min(...costs))] ?? []
    dataset['side'] = best
    return { data: {}, ...(best !== placement && { reset: { placement: best } }) }
  },
}

type Side = readonly [side: Placement, left: number, top: number]

/** Where the caret or the selected text is in the window. */
function caretBox(): DOMRect {
  const selection = getSelection()
  return selection === null || selection.rangeCount === 0
    ? new DOMRect()
    : selection.getRangeAt(0).getBoundingClientRect()
}

const boxOfElement = (element: Element) => element.getBoundingClientRect()

/** How many pixels two boxes have in common. */
const overlap = (a: DOMRect, b: DOMRect) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** How much of the window the header of the site, a notice below it, the bar and the open panel cover, with a gap. CSS pixels. */
export function coveredEdges() {
  const panel = document.getElementById(PANEL_ID)
  const isSheet = panel !== null && panel.offsetWidth === innerWidth
  const atEnd = isSheet ? panel : document.querySelector(`#${EDITOR_ID} > section`)
  const above = [...document.querySelectorAll('body > header, body > section')]
    .map((element) => element.getBoundingClientRect().bottom)
    .filter((edge) => edge < innerHeight / 2)
  return {
    top: Math.max(0, ...above) + GAP,
    bottom: innerHeight - (atEnd?.getBoundingClientRect().top ?? innerHeight) + GAP,
    left: GAP,
    right: (isSheet ? 0 : (panel?.offsetWidth ?? 0)) + GAP,
  }
}

function freeHeight(): number {
  const { top, bottom } = coveredEdges()
  return innerHeight - top - bottom
}

const MIN_HEIGHT = 80

const GAP = 8

/** Whether an element is of the page, or is the button over a text of the page. */
export const isOnPage = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.closest(`#${EDITOR_ID}`) === null || target.matches('[data-text]'))

/** Whether a text contains each word of a search. */
export const matchesSearch = (text: string, search: string) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word))
