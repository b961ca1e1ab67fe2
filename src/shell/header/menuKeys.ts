import type { KeyboardEvent } from 'react'

/** The index of the next focusable element for each key, from the current `index` of `count`. */
type KeySteps = Readonly<Record<string, ((index: number, count: number) => number) | undefined>>

const next = (index: number, count: number) => Math.min(index + 1, count - 1)
const previous = (index: number) => Math.max(index - 1, 0)

const STEPS: KeySteps = {
  ArrowRight: next,
  ArrowDown: next,
  ArrowLeft: previous,
  ArrowUp: previous,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * A `keydown` handler for the menu. Arrow keys, Home and End move the focus as in the disclosure
 * navigation of the ARIA Authoring Practices: along the menu bar, along an open submenu, and from a
 * submenu button into its open list.
 */
export function moveFocusByKey(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: menu, target: from, key } = event
  if (!(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
  const to = focusTarget(menu, from, key)
  if (to === undefined) return
  event.preventDefault()
  to.focus()
}

function focusTarget(menu: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const list = from.closest<HTMLElement>('[popover]')
  const openList = from.parentElement?.querySelector<HTMLElement>(':popover-open')
  if (list === null && openList && key === 'ArrowDown') return focusableElements(openList)[0]
  const elements = focusableElements(list ?? menu).filter(
    (element) => element.closest('[popover]') === list,
  )
  const step = STEPS[key]
  return step === undefined ? undefined : elements[step(elements.indexOf(from), elements.length)]
}

function focusableElements(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('a[href], button')]
}
