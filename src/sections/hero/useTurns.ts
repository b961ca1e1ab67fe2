import { useEffect, useState } from 'react'

/** Which of so many takes its turn: the next one each time so many seconds have passed, while they run. In a hidden tab nobody's turn comes. */
export function useTurns(count: number, seconds: number, isRunning: boolean): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) setTurn((before) => (before + 1) % count)
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [count, seconds, isRunning])
  return turn
}
