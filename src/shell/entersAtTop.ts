import type { RouterHistory } from '@tanstack/react-router'

let isAtTop = false

/** Follows the navigations of a history, so that `entersAtTop` knows the last one. */
export function followNavigations(history: RouterHistory): void {
  history.subscribe(({ location, action }) => {
    isAtTop = (action.type === 'PUSH' || action.type === 'REPLACE') && location.hash === ''
  })
}

/** Whether the current page was entered at its top, by a link. False for the first page, and while prerendering. */
export const entersAtTop = (): boolean => isAtTop
