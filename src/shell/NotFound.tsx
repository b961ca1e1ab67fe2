import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { fallsBackToHome } from '../site/homeFallback.ts'

/**
 * What an address without a page shows. Hosts that can redirect have sent simple addresses home
 * already; where the host could not, this does so once the page has come alive.
 */
export function NotFound({ page: Page }: { page: ComponentType }) {
  const router = useRouter()
  useEffect(() => {
    if (!fallsBackToHome(router.latestLocation.pathname)) return
    router.navigate({ to: '/', replace: true }).catch(console.error)
  }, [router])
  return <Page />
}
