/** The messages of a map document to the page that contains its frame. */
const mapMessages = [
  /** Its script runs and loads the provider's script. */
  'map:started',
  /** The map is rendered. */
  'map:loaded',
  /** The provider's script could not be loaded, or the map could not be rendered. The page also assumes it after a timeout. */
  'map:failed',
  /** The provider rejects the API key. This can happen after the map is rendered. */
  'map:auth-failure',
] as const

/** A message of a map document. */
export type MapMessage = (typeof mapMessages)[number]

/** The message in an event. `undefined` if it is unknown or comes from another window or origin. */
export function readMapMessage(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  from: { readonly window: MessageEventSource | null; readonly origin: string },
): MapMessage | undefined {
  if (source === null || source !== from.window || origin !== from.origin) return undefined
  return mapMessages.find((message) => message === data)
}
