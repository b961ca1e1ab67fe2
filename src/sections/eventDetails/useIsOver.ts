import { useEffect, useState } from 'react'
import { past } from 'virtual:clock'

/**
 * Whether a time (ISO 8601) is in the past. The first render returns the result of the build, so
 * that hydration finds the prerendered HTML. An effect then uses the browser's clock.
 */
export function useIsOver(endsAt: string): boolean {
  const [isOver, setIsOver] = useState(past.includes(endsAt))
  useEffect(() => {
    const update = () => setIsOver(Date.parse(endsAt) <= Date.now())
    const timer = setTimeout(update)
    return () => clearTimeout(timer)
  }, [endsAt])
  return isOver
}
