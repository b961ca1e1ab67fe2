/** The status of a map. */
export type MapStatus = 'NOT_LOADED' | 'LOADING' | 'LOADED' | 'FAILED' | 'AUTH_FAILURE'

/** The state of a map on a page. */
export type MapState = {
  readonly status: MapStatus
  /** How many times loading has started. Each attempt uses a new iframe. */
  readonly attempt: number
}

/** An event that changes the state of a map. */
export type MapEvent =
  /** The visitor agrees to maps, or tries again. */
  | 'start'
  /** The visitor withdraws consent. */
  | 'stop'
  /** The map is visible. */
  | 'loaded'
  /** The provider's script cannot be loaded, or does not respond in time. */
  | 'failed'
  /** The provider rejects the API key: while the map loads, or at any later time. */
  | 'authFailure'

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
    loaded: 'LOADED',
    failed: 'FAILED',
    authFailure: 'AUTH_FAILURE',
  },
  LOADED: { stop: 'NOT_LOADED', failed: 'FAILED', authFailure: 'AUTH_FAILURE' },
  FAILED: { stop: 'NOT_LOADED', start: 'LOADING' },
  AUTH_FAILURE: { stop: 'NOT_LOADED' },
}
