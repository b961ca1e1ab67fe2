/** What a document that holds a map tells the page around it. */
export const mapMessages = [
  /** Its script runs: the provider's script is being asked for. */
  'map:started',
  /** The map is drawn. */
  'map:loaded',
  /** The provider's script cannot be had, or cannot draw. */
  'map:failed',
  /** The provider refuses the key, perhaps long after the map was drawn. */
  'map:auth-failure',
] as const

/** A message of a document that holds a map. */
export type MapMessage = (typeof mapMessages)[number]

/** The message that an event brings, where it comes from that window of this site and is one. */
export function mapMessageOf(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  from: { readonly window: MessageEventSource | null; readonly origin: string },
): MapMessage | undefined {
  if (source === null || source !== from.window || origin !== from.origin) return undefined
  return mapMessages.find((message) => message === data)
}
