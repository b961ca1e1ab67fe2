import { useEffect, useState } from 'react'
import { clearStatus, keptStatus } from './keptStatus.ts'

/** The status line, which also says the status that was kept during a reload. */
export function useStatus() {
  const [kept] = useState(keptStatus)
  const [status, setStatus] = useState(kept?.message ?? '')
  useEffect(() => {
    // From now on, the author does something else.
    const options = { capture: true }
    addEventListener('pointerdown', clearStatus, options)
    addEventListener('keydown', clearStatus, options)
    return () => {
      removeEventListener('pointerdown', clearStatus, options)
      removeEventListener('keydown', clearStatus, options)
    }
  }, [])
  return { status, setStatus, kept }
}
