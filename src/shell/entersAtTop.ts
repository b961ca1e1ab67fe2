import type { RouterHistory } from '@tanstack/react-router'

const followed = new WeakMap<RouterHistory, boolean>()

/** Follows the navigations of a history, so that `entersAtTop` knows the last one. */
export function followNavigations(history: RouterHistory): void {
  history.subscribe(({ location, action }) => {
    const isLink = action.type === 'PUSH' || action.type === 'REPLACE'
    followed.set(history, isLink && location.hash === '')
  })
}

/** Whether the current page was entered at its top, by a link. False for the first page, and while prerendering. */
export const entersAtTop = (history: RouterHistory): boolean => followed.get(history) === true
