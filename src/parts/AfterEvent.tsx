import { type ComponentType, useEffect, useState } from 'react'
import { past } from 'virtual:clock'

type AfterEventProps<S extends object> = {
  /** The component of the section. */
  readonly of: ComponentType<{ readonly section: S }>
  /** The data of the section, with what changes when the event is over. `event`: its end (ISO 8601). */
  readonly section: S & {
    readonly afterEvent: Partial<Omit<S, 'event'>> & { readonly event: string }
  }
}

/**
 * A section, or the top of a page, that changes when an event is over (`afterEvent` in the manifest). The
 * component is the same before and after, so a form keeps what the visitor has entered.
 */
export function AfterEvent<S extends object>({ of: Section, section }: AfterEventProps<S>) {
  const { event, ...changes } = section.afterEvent
  const isPast = usePast()
  return <Section section={isPast(event) ? { ...section, ...changes } : section} />
}

/**
 * Returns a function that says whether a time (ISO 8601) is in the past. In the first render it
 * returns the result of the build, so that hydration finds the prerendered HTML. An effect then
 * uses the browser's clock.
 */
export function usePast(): (time: string) => boolean {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()))
    return () => clearTimeout(timer)
  }, [])
  return (time) => (now === undefined ? past.includes(time) : Date.parse(time) <= now)
}
