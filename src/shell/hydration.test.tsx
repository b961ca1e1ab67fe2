import { expect, test, vi } from 'vitest'
import { bypassRouterLinks } from './hydration.tsx'

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
