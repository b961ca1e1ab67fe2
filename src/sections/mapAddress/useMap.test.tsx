import { act, cleanup, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAP_TIMEOUT } from './mapState.ts'
import { useMap, type MapOnPage } from './useMap.ts'

let map: MapOnPage

function Page({ isWanted }: { readonly isWanted: boolean }) {
  const own = useMap(isWanted)
  const { status, attempt, frame } = own
  useLayoutEffect(() => {
    map = own
  })
  return status === 'LOADING' || status === 'LOADED' ? (
    <iframe key={attempt} ref={frame} title="Map" />
  ) : null
}

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  log.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (time: number) => act(() => vi.advanceTimersByTime(time))

/** A message that arrives, from the map's frame unless another source is given. */
const hear = (data: unknown, from: Partial<MessageEventInit> = {}) =>
  act(() => {
    const source = map.frame.current?.contentWindow
    window.dispatchEvent(
      new MessageEvent('message', { data, source, origin: location.origin, ...from }),
    )
  })

test('asks for nothing until it is wanted', () => {
  const { rerender } = render(<Page isWanted={false} />)
  expect(map.status).toBe('NOT_LOADED')
  rerender(<Page isWanted />)
  expect(map.status).toBe('LOADING')
  rerender(<Page isWanted={false} />)
  expect(map.status).toBe('NOT_LOADED')
  pass(MAP_TIMEOUT)
  expect(map.status).toBe('NOT_LOADED')
})

test('has failed after ten seconds of silence, not before, and says so once', () => {
  render(<Page isWanted />)
  pass(MAP_TIMEOUT - 1)
  expect(map.status).toBe('LOADING')
  pass(1)
  expect(map.status).toBe('FAILED')
  expect(log).toHaveBeenCalledExactlyOnceWith('The map could not be loaded.')
})

test('gives the provider its own ten seconds', () => {
  render(<Page isWanted />)
  pass(MAP_TIMEOUT - 1)
  hear('map:started')
  pass(MAP_TIMEOUT - 1)
  expect(map.status).toBe('LOADING')
  pass(1)
  expect(map.status).toBe('FAILED')
})

test('stays loaded for as long as the key is good', () => {
  render(<Page isWanted />)
  hear('map:loaded')
  pass(MAP_TIMEOUT * 10)
  expect(map.status).toBe('LOADED')
  hear('map:auth-failure')
  expect(map.status).toBe('AUTH_FAILURE')
  expect(log).not.toHaveBeenCalled()
})

test('logs each failure once, however often it is reported', () => {
  render(<Page isWanted />)
  hear('map:failed')
  hear('map:failed')
  pass(MAP_TIMEOUT * 2)
  expect(log).toHaveBeenCalledTimes(1)
  act(() => map.retry())
  expect(map.status).toBe('LOADING')
  hear('map:failed')
  expect(log).toHaveBeenCalledTimes(2)
})

test.each([
  ['another origin', 'map:loaded', { origin: 'https://evil.example' }],
  ['another window', 'map:loaded', { source: window }],
  ['nowhere', 'map:loaded', { source: null }],
  ['the map, in other words', 'map:ready', {}],
  ['the map, in another shape', { status: 'map:loaded' }, {}],
])('does not listen to %s', (_, data, from) => {
  render(<Page isWanted />)
  hear(data, from)
  expect(map.status).toBe('LOADING')
})
