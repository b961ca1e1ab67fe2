import { VisuallyHidden } from '@mantine/core'
import { useRouter, type RouterEvents } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { afterPaint, isByLink, isPageChange } from './navigations.ts'

/**
 * Announces the title of the new page to screen readers after a client-side navigation, and moves
 * the focus to its heading. Empty until the first such navigation. After a click on a link to the
 * current page, it only moves the focus, and scrolls if the address stays the same.
 */
export function RouteAnnouncer({ lang }: { readonly lang?: string | undefined }) {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isRepeated = false
    const unsubscribeBeforeLoad = router.subscribe('onBeforeLoad', (event) => {
      isRepeated = keepsEntry(event)
    })
    const unsubscribeRendered = router.subscribe('onRendered', (event) => {
      clearTimeout(timer)
      const { hash } = event.toLocation
      const isNewPage = isPageChange(event)
      // The router restores the scroll position of the history entry, which has not changed.
      if (isRepeated) scrollToTarget(hash)
      if (isNewPage || isRepeated || (event.hashChanged && isByLink())) {
        const focused = document.activeElement
        // Not before the paint: the browser would compute the layout twice.
        afterPaint(() => {
          const { activeElement } = document
          // Not away from a field of the page that the visitor has reached in the meantime.
          if (activeElement === focused || !activeElement?.closest('main')) moveFocus(hash)
        })
      }
      isRepeated = false
      if (!isNewPage) return
      fadeIn(document.querySelector('main'))
      timer = setTimeout(() => setTitle(document.title), TITLE_DELAY)
    })
    return () => {
      clearTimeout(timer)
      unsubscribeBeforeLoad()
      unsubscribeRendered()
    }
  }, [router])
  return (
    <VisuallyHidden lang={lang} aria-live="assertive" aria-atomic="true">
      {title}
    </VisuallyHidden>
  )
}

/** Delay until the new title is set and screen readers have announced the focused element. Milliseconds. */
const TITLE_DELAY = 100

/** Whether the router loads the current history entry again, as after a click on a link to its address. */
const keepsEntry = ({ hrefChanged, fromLocation, toLocation }: RouterEvents['onBeforeLoad']) =>
  !hrefChanged && fromLocation?.state.key === toLocation.state.key

/** Scrolls to the element that the hash names, or to the top of the page. */
function scrollToTarget(hash: string) {
  if (hash === '') scrollTo(0, 0)
  else document.getElementById(hash)?.scrollIntoView()
}

/**
 * Moves the focus to the element that the hash names, or to the heading of the page. Does not
 * scroll, because the router restores the scroll position. If the visitor has opened a submenu while
 * the page was loading, it keeps the focus: it would close, and the next click would miss its link.
 */
function moveFocus(hash: string) {
  if (document.querySelector(':popover-open') !== null) return
  const target = hash === '' ? document.querySelector('main h1') : document.getElementById(hash)
  if (!(target instanceof HTMLElement)) return
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}

/**
 * Fades a new page in, except when the visitor prefers reduced motion. Not a view transition: the
 * browser takes snapshots of both pages for it, which is slow on slow devices.
 */
function fadeIn(page: Element | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  page?.animate({ opacity: [0.4, 1] }, { duration: 160, easing: 'ease-out' })
}
