import { useEffect, useState } from 'react'
import { builtAt } from 'virtual:configuration'

/**
 * Whether a moment (ISO 8601) has passed. The first answer is the build's, so that the browser
 * repeats what was prerendered; then the browser's own clock decides.
 */
export function useIsOver(moment: string): boolean {
  const [isOver, setIsOver] = useState(Date.parse(moment) <= Date.parse(builtAt))
  useEffect(() => {
    const update = () => setIsOver(Date.parse(moment) <= Date.now())
    const timer = setTimeout(update)
    return () => clearTimeout(timer)
  }, [moment])
  return isOver
}
