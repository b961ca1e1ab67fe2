/** Marks a page that builds do not contain yet. */

/** The paths of these pages, each with the reason, e.g. `a draft`. */
let pages: Readonly<Record<string, string>> = {}

const mark = document.createElement('output')
mark.style.cssText =
  'position: fixed; inset: 8.5rem auto auto 0; z-index: 250; pointer-events: none; padding: 0.375rem 0.75rem; border: 2px solid #8a4b00; background: #fff3d6; color: #5c3200; font: 600 0.875rem/1.4 system-ui'

function show(): void {
  const reason = pages[location.pathname.replace(/(.)\/$/, '$1')]
  mark.textContent = `This page is ${reason}. Builds do not contain it.`
  if (reason === undefined) mark.remove()
  // Not in the body, which React hydrates.
  else if (!mark.isConnected) document.documentElement.append(mark)
}

import.meta.hot?.on('site:unpublished', (next: typeof pages) => {
  pages = next
  show()
})
import.meta.hot?.send('site:unpublished')

// The title changes with each page.
new MutationObserver(show).observe(document.head, { childList: true, subtree: true })
