import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Calls `listener` before each client-side navigation, also to the current page. */
export function useBeforeNavigation(listener: () => void) {
  const router = useRouter()
  const call = useEffectEvent(listener)
  useEffect(() => router.subscribe('onBeforeLoad', () => call()), [router])
}
