import { useEffect, useReducer, useRef, type RefObject } from 'react'
import { readMapMessage, type MapMessage } from '../../map/messages.ts'
import { initialMapState, mapReducer, type MapEvent, type MapState } from './mapState.ts'

/** The state of a map and what its panel needs. */
export type UseMapReturnValue = MapState & {
  /** The iframe of the map, while it is rendered. */
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Loads the map again in a new iframe: the provider's script cannot recover in the old one. */
  readonly retry: () => void
}

/**
 * Loads a map while `enabled` is true, and updates its state from the messages of its iframe. A loading
 * map without a message for `timeoutSeconds` has failed.
 */
export function useMap(enabled: boolean, timeoutSeconds: number): UseMapReturnValue {
  const [state, dispatch] = useReducer(mapReducer, initialMapState)
  const frame = useRef<HTMLIFrameElement>(null)
  const { status } = state

  useEffect(() => dispatch(enabled ? 'start' : 'stop'), [enabled])

  useEffect(() => {
    if (status !== 'LOADING' && status !== 'LOADED') return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const restartTimeout = () => {
      clearTimeout(timer)
      timer = setTimeout(() => dispatch('failed'), timeoutSeconds * 1000)
    }
    const handleMessage = (event: MessageEvent<unknown>) => {
      const from = { window: frame.current?.contentWindow ?? null, origin: location.origin }
      const message = readMapMessage(event, from)
      if (message === undefined) return
      const mapEvent = EVENT_OF_MESSAGE[message]
      // The iframe has started: the provider's script now has its own timeout.
      if (mapEvent === undefined) restartTimeout()
      else dispatch(mapEvent)
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

  return { ...state, frame, retry: () => dispatch('start') }
}

/** The event that each message of the iframe causes. `map:started` only restarts the timeout. */
const EVENT_OF_MESSAGE: { readonly [M in MapMessage]: MapEvent | undefined } = {
  'map:started': undefined,
  'map:loaded': 'loaded',
  'map:failed': 'failed',
  'map:auth-failure': 'authFailure',
}
