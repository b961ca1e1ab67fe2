import { describe, expect, it, afterEach, beforeEach, test, vi } from 'vitest'
import { act, cleanup, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { initialMapState, mapReducer, type MapEvent, type MapStatus, useMap } from './useMap.ts'

const stateAfter = (...events: MapEvent[]) => events.reduce(mapReducer, initialMapState)

describe('a map', () => {
  it.each<[MapStatus, MapEvent[]]>([
    ['NOT_LOADED', []],
    ['LOADING', ['start']],
    ['LOADED', ['start', 'map:loaded']],
    ['FAILED', ['start', 'map:failed']],
    ['AUTH_FAILURE', ['start', 'map:auth-failure']],
    ['AUTH_FAILURE', ['start', 'map:loaded', 'map:auth-failure']],
    ['LOADED', ['start', 'map:failed', 'start', 'map:loaded']],
    ['NOT_LOADED', ['start', 'map:loaded', 'stop']],
    ['NOT_LOADED', ['start', 'stop']],
    ['LOADING', ['start', 'map:loaded', 'stop', 'start']],
  ])('has the status %s after %j', (status, events) => {
    expect(stateAfter(...events).status).toBe(status)
  })

  it.each<[MapStatus, MapEvent[]]>([
    ['NOT_LOADED', ['map:loaded']],
    ['NOT_LOADED', ['map:failed']],
    ['NOT_LOADED', ['map:auth-failure']],
    ['FAILED', ['start', 'map:failed', 'map:loaded']],
    ['FAILED', ['start', 'map:failed', 'map:auth-failure']],
    ['AUTH_FAILURE', ['start', 'map:auth-failure', 'start']],
    ['AUTH_FAILURE', ['start', 'map:auth-failure', 'map:loaded']],
    ['AUTH_FAILURE', ['start', 'map:auth-failure', 'map:failed']],
  ])('keeps the status %s when the last event of %j is ignored', (status, events) => {
    const previous = stateAfter(...events.slice(0, -1))
    expect(previous.status).toBe(status)
    for (const event of events.slice(-1)) expect(mapReducer(previous, event)).toBe(previous)
  })

  it('counts the attempts', () => {
    expect(stateAfter('start').attempt).toBe(1)
    expect(stateAfter('start', 'map:failed', 'start').attempt).toBe(2)
    expect(stateAfter('start', 'map:loaded', 'stop', 'start').attempt).toBe(2)
  })
})

let map: ReturnType<typeof useMap>

const TIMEOUT_SECONDS = 7
const MAP_TIMEOUT = TIMEOUT_SECONDS * 1000

function Page({ enabled }: { readonly enabled: boolean }) {
  const result = useMap(enabled, TIMEOUT_SECONDS)
  const { status, attempt, frame } = result
  useLayoutEffect(() => {
    map = result
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

const advanceTime = (time: number) => act(() => vi.advanceTimersByTime(time))

/** Dispatches a message event. Its source is the map's iframe unless `init` has another one. */
const postMessage = (data: unknown, init: Partial<MessageEventInit> = {}) =>
  act(() => {
    const source = map.frame.current?.contentWindow
    window.dispatchEvent(
      new MessageEvent('message', { data, source, origin: location.origin, ...init }),
    )
  })

test('loads only while it is enabled', () => {
  const { rerender } = render(<Page enabled={false} />)
  expect(map.status).toBe('NOT_LOADED')
  rerender(<Page enabled />)
  expect(map.status).toBe('LOADING')
  rerender(<Page enabled={false} />)
  expect(map.status).toBe('NOT_LOADED')
  advanceTime(MAP_TIMEOUT)
  expect(map.status).toBe('NOT_LOADED')
})

test('M2, M3: fails after the time limit without a message, and logs it once', () => {
  render(<Page enabled />)
  advanceTime(MAP_TIMEOUT - 1)
  expect(map.status).toBe('LOADING')
  advanceTime(1)
  expect(map.status).toBe('FAILED')
  expect(log).toHaveBeenCalledExactlyOnceWith('The map could not be loaded.')
})

test('restarts the timeout when the iframe has started', () => {
  render(<Page enabled />)
  advanceTime(MAP_TIMEOUT - 1)
  postMessage('map:started')
  advanceTime(MAP_TIMEOUT - 1)
  expect(map.status).toBe('LOADING')
  advanceTime(1)
  expect(map.status).toBe('FAILED')
})

test('stays loaded until the key is rejected', () => {
  render(<Page enabled />)
  postMessage('map:loaded')
  advanceTime(MAP_TIMEOUT * 10)
  expect(map.status).toBe('LOADED')
  postMessage('map:auth-failure')
  expect(map.status).toBe('AUTH_FAILURE')
  expect(log).not.toHaveBeenCalled()
})

test('logs each failed attempt once', () => {
  render(<Page enabled />)
  postMessage('map:failed')
  postMessage('map:failed')
  advanceTime(MAP_TIMEOUT * 2)
  expect(log).toHaveBeenCalledTimes(1)
  act(() => map.retry())
  expect(map.status).toBe('LOADING')
  postMessage('map:failed')
  expect(log).toHaveBeenCalledTimes(2)
})

test.each([
  ['another origin', 'map:loaded', { origin: 'https://evil.example' }],
  ['another window', 'map:loaded', { source: window }],
  ['no window', 'map:loaded', { source: null }],
  ['the map, with an unknown message', 'map:ready', {}],
  ['the map, with an object as data', { status: 'map:loaded' }, {}],
])('ignores a message from %s', (_, data, init) => {
  render(<Page enabled />)
  postMessage(data, init)
  expect(map.status).toBe('LOADING')
})
