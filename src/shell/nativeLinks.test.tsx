import { expect, test, vi } from 'vitest'
import { keepLinksNative } from './nativeLinks.ts'

test('clicks on links reach the document only after the returned function was called', () => {
  document.body.innerHTML = '<a href="#there"><b>There</b></a><button>Open</button>'
  const onClick = vi.fn<() => void>()
  document.addEventListener('click', onClick)
  const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

  const stop = keepLinksNative()
  click('b')
  expect(onClick).not.toHaveBeenCalled()
  expect(location.hash).toBe('#there')
  click('button')
  expect(onClick).toHaveBeenCalledTimes(1)

  stop()
  click('a')
  expect(onClick).toHaveBeenCalledTimes(2)
  document.removeEventListener('click', onClick)
})
