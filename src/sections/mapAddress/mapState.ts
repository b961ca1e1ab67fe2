/** The states of a map (tests/SPECIFICATION.md, 4). */
export type MapStatus = 'NOT_LOADED' | 'LOADING' | 'LOADED' | 'FAILED' | 'AUTH_FAILURE'

/** The state of a map on a page. */
export type MapState = {
  readonly status: MapStatus
  /** Counts the documents that were begun: each try is a fresh one. */
  readonly attempt: number
}

/** What happens to a map. */
export type MapEvent =
  /** The visitor agrees, or tries again. */
  | 'start'
  /** The visitor no longer agrees. */
  | 'stop'
  /** The map is drawn. */
  | 'loaded'
  /** The provider's script cannot be had, or does not answer in time. */
  | 'failed'
  /** The provider refuses the key: while loading, or at any time after. */
  | 'authFailure'

/** Before anything was asked for. */
export const NOT_LOADED: MapState = { status: 'NOT_LOADED', attempt: 0 }

/** How long a map may be silent while it loads. Milliseconds. */
export const MAP_TIMEOUT = 10_000

/**
 * The state after an event. An event that a state has no step for changes nothing: what a map
 * still says after it was given up, or a second report of one failure.
 */
export function nextMapState(state: MapState, event: MapEvent): MapState {
  const status = STEPS[state.status][event]
  if (status === undefined) return state
  return { status, attempt: status === 'LOADING' ? state.attempt + 1 : state.attempt }
}

const STEPS: { readonly [S in MapStatus]: { readonly [E in MapEvent]?: MapStatus } } = {
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
