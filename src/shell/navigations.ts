import type { RouterEvents, RouterHistory } from '@tanstack/react-router'

/** The last navigation. `undefined` until the first one. */
let last: { readonly isByLink: boolean; readonly hash: string } | undefined

/**
 * Follows the navigations of a history. Call it after hydration: until then, the router only
 * normalizes the address.
 */
export function followNavigations(history: RouterHistory): void {
  history.subscribe(({ location, action }) => {
    last = { isByLink: action.type === 'PUSH' || action.type === 'REPLACE', hash: location.hash }
  })
}

/** Whether the browser restored no position, because a link of the router had left this history entry. */
const isLeftByRouter = typeof history !== 'undefined' && history.scrollRestoration === 'manual'

/** Whether the router may scroll: after a navigation, or where nobody has scrolled to any position yet. */
export const mayScroll = (): boolean => last !== undefined || (isLeftByRouter && scrollY === 0)

/** Whether the last navigation was by a link, and not back or forward. False for the first page. */
export const isByLink = (): boolean => last?.isByLink === true

/** Whether the current page was entered at its top, by a link. False for the first page, and while prerendering. */
export const entersAtTop = (): boolean => isByLink() && last?.hash === ''

/** Whether the page has changed. False at the first load, and when only the hash has changed. */
export const isPageChange = ({ fromLocation, pathChanged }: RouterEvents['onRendered']): boolean =>
  fromLocation !== undefined && pathChanged

/** Runs `action` when the current state of the document has been painted. Returns a function that cancels it. */
export function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // Callbacks of an animation frame run before the browser paints, and timers set there run afterwards.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
