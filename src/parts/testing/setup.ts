import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Component tests share one document, with those of other files too. The next test finds it empty.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

// jsdom has no media queries, layout or scrolling: every element intersects the viewport, and the
// visitor prefers reduced motion and reduced data.
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('reduce'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

class Observer {
  private readonly callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void
  constructor(callback: Observer['callback']) {
    this.callback = callback
  }
  observe() {
    this.callback([{ isIntersecting: true }])
  }
  disconnect() {}
}
