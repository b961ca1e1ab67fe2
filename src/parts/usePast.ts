import { useEffect, useState } from 'react'
import { past } from 'virtual:clock'

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
