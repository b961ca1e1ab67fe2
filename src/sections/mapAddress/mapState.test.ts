import { describe, expect, it } from 'vitest'
import { NOT_LOADED, nextMapState, type MapEvent, type MapStatus } from './mapState.ts'

const after = (...events: MapEvent[]) => events.reduce(nextMapState, NOT_LOADED)

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
  ])('is %s after %j', (status, events) => {
    expect(after(...events).status).toBe(status)
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
  ])('stays %s at the end of %j', (status, events) => {
    const before = after(...events.slice(0, -1))
    expect(before.status).toBe(status)
    for (const event of events.slice(-1)) expect(nextMapState(before, event)).toBe(before)
  })

  it('is begun anew at each try', () => {
    expect(after('start').attempt).toBe(1)
    expect(after('start', 'failed', 'start').attempt).toBe(2)
    expect(after('start', 'loaded', 'stop', 'start').attempt).toBe(2)
  })
})
