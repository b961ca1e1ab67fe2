import { useEffect, useReducer, useRef, type RefObject } from 'react'
import { mapMessageOf, type MapMessage } from '../../map/messages.ts'
import { MAP_TIMEOUT, nextMapState, NOT_LOADED, type MapEvent, type MapState } from './mapState.ts'

/** A map on a page. */
export type MapOnPage = MapState & {
  /** The frame that holds the map's document, while there is one. */
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Tries again with a fresh document: the library of the old one would stay failed. */
  readonly retry: () => void
}

/** Loads a map while it is wanted, and follows what its document says. */
export function useMap(isWanted: boolean): MapOnPage {
  const [state, send] = useReducer(nextMapState, NOT_LOADED)
  const frame = useRef<HTMLIFrameElement>(null)
  const { status } = state

  useEffect(() => send(isWanted ? 'start' : 'stop'), [isWanted])

  useEffect(() => {
    if (status !== 'LOADING' && status !== 'LOADED') return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => send('failed'), MAP_TIMEOUT)
    }
    const hear = (event: MessageEvent<unknown>) => {
      const from = { window: frame.current?.contentWindow ?? null, origin: location.origin }
      const message = mapMessageOf(event, from)
      if (message === undefined) return
      const next = EVENTS[message]
      // A sign of life: the provider has its own time to answer.
      if (next === undefined) wait()
      else send(next)
    }
    if (status === 'LOADING') wait()
    addEventListener('message', hear)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', hear)
    }
  }, [status])

  useEffect(() => {
    if (status === 'FAILED') console.error('The map could not be loaded.')
  }, [status])

  return { ...state, frame, retry: () => send('start') }
}

/** What each message of the map's document does. */
const EVENTS: { readonly [M in MapMessage]: MapEvent | undefined } = {
  'map:started': undefined,
  'map:loaded': 'loaded',
  'map:failed': 'failed',
  'map:auth-failure': 'authFailure',
}
