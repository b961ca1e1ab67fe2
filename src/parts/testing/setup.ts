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

// Translators of browsers replace text nodes. Then a text node that React changes, removes or inserts something
// before is no longer in the page: the old text stays, or rendering fails. React keeps text nodes only for
// texts with siblings; it sets the only text of an element as the content of the element.
function refuseTextOfReact(node: Node | null) {
  if (!(node instanceof Text)) return
  if (!Object.keys(node).some((key) => key.startsWith('__reactFiber'))) return
  throw new Error(`The text "${node.data}" changes. Put it into an element of its own.`)
}

Object.defineProperty(Text.prototype, 'nodeValue', {
  configurable: true,
  get() {
    return this.data
  },
  set(text) {
    refuseTextOfReact(this)
    this.data = text
  },
})

Element.prototype.removeChild = function (node) {
  refuseTextOfReact(node)
  return Node.prototype.removeChild.call<Node, [typeof node], typeof node>(this, node)
}

Element.prototype.insertBefore = function (node, before) {
  refuseTextOfReact(before)
  return Node.prototype.insertBefore.call<Node, [typeof node, Node | null], typeof node>(
    this,
    node,
    before,
  )
}

class Observer {
  private readonly callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void
  constructor(callback: Observer['callback']) {
    this.callback = callback
  }
  observe() {
    this.callback([{ isIntersecting: true }])
  }
  disconnect() {}
  unobserve() {}
}
