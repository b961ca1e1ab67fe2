import { useEffect, useState } from 'react'
import { past } from 'virtual:clock'

/**
 * Whether an event's end (ISO 8601) has passed. The first answer is the build's, so that the browser
 * repeats what was prerendered; then the browser's own clock decides.
 */
export function useIsOver(moment: string): boolean {
  const [isOver, setIsOver] = useState(past.includes(moment))
  useEffect(() => {
    const update = () => setIsOver(Date.parse(moment) <= Date.now())
    const timer = setTimeout(update)
    return () => clearTimeout(timer)
  }, [moment])
  return isOver
}
