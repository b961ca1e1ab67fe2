import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Calls `listener` whenever the visitor is about to go somewhere, the page in view included. */
export function useBeforeNavigation(listener: () => void) {
  const router = useRouter()
  const call = useEffectEvent(listener)
  useEffect(() => router.subscribe('onBeforeLoad', () => call()), [router])
}
