import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Component tests share one environment: nothing of a test may be there for the next one.
afterEach(cleanup)

// jsdom has no media queries, no layout and no scrolling: everything is in view, and this visitor
// prefers less of everything (motion, data).
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
  private readonly report: (entries: readonly { readonly isIntersecting: boolean }[]) => void
  constructor(report: Observer['report']) {
    this.report = report
  }
  observe() {
    this.report([{ isIntersecting: true }])
  }
  disconnect() {}
}
