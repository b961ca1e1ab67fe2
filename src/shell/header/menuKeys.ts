import type { KeyboardEvent } from 'react'

/** Which stop a key leads to, from the one at `index` of `count`. Keys that lead nowhere are absent. */
type Steps = Readonly<Record<string, ((index: number, count: number) => number) | undefined>>

const forth = (index: number, count: number) => Math.min(index + 1, count - 1)
const back = (index: number) => Math.max(index - 1, 0)

const STEPS: Steps = {
  ArrowRight: forth,
  ArrowDown: forth,
  ArrowLeft: back,
  ArrowUp: back,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Moves the focus by arrow keys, Home and End, as the ARIA Authoring Practices have it for
 * disclosure navigation: along the bar, along an open list, and down from an arrow into its list.
 * Listens on the menu.
 */
export function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: menu, target: from, key } = event
  if (!(from instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
  const to = nextStop(menu, from, key)
  if (to === undefined) return
  event.preventDefault()
  to.focus()
}

function nextStop(menu: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const list = from.closest<HTMLElement>('[popover]')
  const opened = from.parentElement?.querySelector<HTMLElement>(':popover-open')
  if (list === null && opened && key === 'ArrowDown') return stopsIn(opened)[0]
  const stops = stopsIn(list ?? menu).filter((stop) => stop.closest('[popover]') === list)
  const step = STEPS[key]
  return step === undefined ? undefined : stops[step(stops.indexOf(from), stops.length)]
}

function stopsIn(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('a[href], button')]
}
