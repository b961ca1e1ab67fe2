import { describe, expect, it } from 'vitest'
import { initialMapState, mapReducer, type MapEvent, type MapStatus } from './mapState.ts'

const stateAfter = (...events: MapEvent[]) => events.reduce(mapReducer, initialMapState)

describe('a map', () => {
  it.each<[MapStatus, MapEvent[]]>([
    ['NOT_LOADED', []],
    ['LOADING', ['start']],
    ['LOADED', ['start', 'loaded']],
    ['FAILED', ['start', 'failed']],
    ['AUTH_FAILURE', ['start', 'authFailure']],
    ['AUTH_FAILURE', ['start', 'loaded', 'authFailure']],
    ['LOADED', ['start', 'failed', 'start', 'loaded']],
    ['NOT_LOADED', ['start', 'loaded', 'stop']],
    ['NOT_LOADED', ['start', 'stop']],
    ['LOADING', ['start', 'loaded', 'stop', 'start']],
  ])('has the status %s after %j', (status, events) => {
    expect(stateAfter(...events).status).toBe(status)
  })

  it.each<[MapStatus, MapEvent[]]>([
    ['NOT_LOADED', ['loaded']],
    ['NOT_LOADED', ['failed']],
    ['NOT_LOADED', ['authFailure']],
    ['FAILED', ['start', 'failed', 'loaded']],
    ['FAILED', ['start', 'failed', 'authFailure']],
    ['AUTH_FAILURE', ['start', 'authFailure', 'start']],
    ['AUTH_FAILURE', ['start', 'authFailure', 'loaded']],
    ['AUTH_FAILURE', ['start', 'authFailure', 'failed']],
  ])('keeps the status %s when the last event of %j is ignored', (status, events) => {
    const previous = stateAfter(...events.slice(0, -1))
    expect(previous.status).toBe(status)
    for (const event of events.slice(-1)) expect(mapReducer(previous, event)).toBe(previous)
  })

  it('counts the attempts', () => {
    expect(stateAfter('start').attempt).toBe(1)
    expect(stateAfter('start', 'failed', 'start').attempt).toBe(2)
    expect(stateAfter('start', 'loaded', 'stop', 'start').attempt).toBe(2)
  })
})
