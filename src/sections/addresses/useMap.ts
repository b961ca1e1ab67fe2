import { useEffect, useReducer, useRef } from 'react'
import { readMapMessage, type MapMessage } from '../../map/mapMessages.ts'

/** The status of a map. */
export type MapStatus = 'NOT_LOADED' | 'LOADING' | 'LOADED' | 'FAILED' | 'AUTH_FAILURE'

type MapState = {
  readonly status: MapStatus
  /** How many times loading has started. Each attempt uses a new iframe. */
  readonly attempt: number
}

/** An event that changes the state of a map: a message of its iframe, or one of the page. */
export type MapEvent =
  | MapMessage
  /** The visitor agrees to maps, or tries again. */
  | 'start'
  /** The visitor withdraws consent. */
  | 'stop'

/** The state before the map is requested. */
export const initialMapState: MapState = { status: 'NOT_LOADED', attempt: 0 }

/**
 * The state after an event. An event without a transition is ignored, for example a message of a
 * map that has failed already.
 */
export function mapReducer(state: MapState, event: MapEvent): MapState {
  const status = TRANSITIONS[state.status][event]
  if (status === undefined) return state
  return { status, attempt: status === 'LOADING' ? state.attempt + 1 : state.attempt }
}

const TRANSITIONS: { readonly [S in MapStatus]: { readonly [E in MapEvent]?: MapStatus } } = {
  NOT_LOADED: { start: 'LOADING' },
  LOADING: {
    stop: 'NOT_LOADED',
    'map:loaded': 'LOADED',
    'map:failed': 'FAILED',
    'map:auth-failure': 'AUTH_FAILURE',
  },
  LOADED: { stop: 'NOT_LOADED', 'map:failed': 'FAILED', 'map:auth-failure': 'AUTH_FAILURE' },
  FAILED: { stop: 'NOT_LOADED', start: 'LOADING' },
  AUTH_FAILURE: { stop: 'NOT_LOADED' },
}

/**
 * Loads a map while `enabled` is true, and updates its state from the messages of its iframe. A loading
 * map without a message for `timeoutSeconds` has failed.
 */
export function useMap(enabled: boolean, timeoutSeconds: number) {
  const [state, dispatch] = useReducer(mapReducer, initialMapState)
  const frame = useRef<HTMLIFrameElement>(null)
  const { status } = state

  useEffect(() => dispatch(enabled ? 'start' : 'stop'), [enabled])

  useEffect(() => {
    if (status !== 'LOADING' && status !== 'LOADED') return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const restartTimeout = () => {
      clearTimeout(timer)
      timer = setTimeout(() => dispatch('map:failed'), timeoutSeconds * 1000)
    }
    const handleMessage = (event: MessageEvent<unknown>) => {
      const from = { window: frame.current?.contentWindow ?? null, origin: location.origin }
      const message = readMapMessage(event, from)
      // The iframe has started: the provider's script now has its own timeout.
      if (message === 'map:started') restartTimeout()
      else if (message !== undefined) dispatch(message)
    }
    if (status === 'LOADING') restartTimeout()
    addEventListener('message', handleMessage)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', handleMessage)
    }
  }, [status, timeoutSeconds])

  useEffect(() => {
    if (status === 'FAILED') console.error('The map could not be loaded.')
  }, [status])

  return {
    ...state,
    /** The iframe of the map, while it is rendered. */
    frame,
    /** Loads the map again in a new iframe: the provider's script cannot recover in the old one. */
    retry: () => dispatch('start'),
  }
}
