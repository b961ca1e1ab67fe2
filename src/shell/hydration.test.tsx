import { expect, test, vi } from 'vitest'
import { bypassRouterLinks, captureEntries } from './hydration.tsx'

test('clicks on links reach the document only after the returned function was called', () => {
  document.body.innerHTML = '<a href="#there"><b>There</b></a><button>Open</button>'
  const onClick = vi.fn<() => void>()
  document.addEventListener('click', onClick)
  /** Returns whether the default action was not prevented. */
  const click = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

  const stop = bypassRouterLinks()
  expect(click('b')).toBe(true)
  expect(onClick).not.toHaveBeenCalled()
  click('button')
  expect(onClick).toHaveBeenCalledTimes(1)

  stop()
  click('a')
  expect(onClick).toHaveBeenCalledTimes(2)
  document.removeEventListener('click', onClick)
})

/** Replaces all elements by copies without values, as React does when hydration fails. */
function renderAgain() {
  const { innerHTML } = document.body
  document.body.innerHTML = innerHTML
}

test('each value is copied once, so a later failure of another part does not undo what was typed', () => {
  document.body.innerHTML = '<form><input id="1:extension"><input id="name"></form>'
  const field = () => document.querySelector<HTMLInputElement>('#name')
  const type = (value: string) => Object.assign(field() ?? {}, { value })
  type('typed early')
  const restore = captureEntries(document)
  renderAgain()
  restore()
  expect(field()?.value).toBe('typed early')
  type('typed later')
  renderAgain()
  type('typed later')
  restore()
  expect(field()?.value).toBe('typed later')
})

test('the focus returns to a link or a button by its class and text', () => {
  document.body.innerHTML = '<a class="a" href="/">Top</a><a href="/">Top</a><button>Send</button>'
  for (const index of [0, 1, 2]) {
    const element = () => document.querySelectorAll<HTMLElement>('a, button')[index]
    const restore = captureEntries(document)
    element()?.focus()
    renderAgain()
    expect(document.activeElement).toBe(document.body)
    restore()
    expect(document.activeElement).toBe(element())
  }
})
