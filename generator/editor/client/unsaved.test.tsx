import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { parseJson } from '../../../src/model/json.ts'
import {
  clearUnsaved,
  detachUnsaved,
  isInField,
  useAskBeforeLeaving,
  useUnsaved,
  useUnsavedTexts,
} from './unsaved.ts'

const KEY = 'navigation.0.text'

function Field() {
  const { unsaved, keep } = useUnsaved(KEY, 'Title')
  return (
    <input
      value={unsaved?.value ?? 'Home'}
      onChange={({ target: { value } }) => keep({ value, before: 'Home', selection: [1, 2] })}
    />
  )
}

function List() {
  const texts = useUnsavedTexts().filter(({ key }) => !isInField(key))
  return <output>{texts.map(({ label, value }) => `${label}: ${value}`).join()}</output>
}

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })

/** Whether the browser asks the author before it leaves the page. */
function isAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

afterEach(() => {
  cleanup()
  // The tests of other files share the store.
  const { result } = renderHook(useUnsavedTexts)
  act(() => result.current.forEach(({ key }) => clearUnsaved(key)))
  cleanup()
  vi.restoreAllMocks()
})

it('keeps a typed text when its field is removed, and gives it to the next field', () => {
  const list = render(<List />)
  const { unmount } = render(<Field />)
  type('Start')
  expect(screen.getByRole('status').textContent).toBe('')
  unmount()
  expect(screen.getByRole('status').textContent).toBe('Title: Start')
  list.unmount()
  render(<Field />)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Start')
})

it('stores a typed text for the next load of the page, with the page of its field', () => {
  render(<Field />)
  history.pushState(null, '', '/other')
  type('Start')
  history.back()
  const stored = Object.values(sessionStorage).map((value) => parseJson(value))
  expect(stored).toContainEqual([
    { key: KEY, label: 'Title', page: '/', value: 'Start', before: 'Home', selection: [1, 2] },
  ])
})

it('asks before the page is left while a form has values that are only in its fields', () => {
  const { rerender, unmount } = renderHook(useAskBeforeLeaving, { initialProps: false })
  expect(isAsked()).toBe(false)
  rerender(true)
  expect(isAsked()).toBe(true)
  unmount()
  expect(isAsked()).toBe(false)
})

it('asks before the page is left, also if the storage is full, until the text is saved', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  render(<Field />)
  expect(isAsked()).toBe(false)
  type('Start')
  expect(isAsked()).toBe(true)
  act(() => clearUnsaved(KEY))
  expect(isAsked()).toBe(false)
})

it('gives no field the text of another entry when a list changes, but lists it', () => {
  render(<List />)
  render(<Field />)
  type('About')
  act(() => detachUnsaved({ list: ['navigation'], first: 0 }))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Home')
  expect(screen.getByRole('status').textContent).toBe('Title: About')
})
