import { useRouter } from '@tanstack/react-router'
import { useEffect, type ComponentType } from 'react'
import { fallsBackToHome } from '../site/paths.ts'

/**
 * The page of unknown paths. Hosts that support it have already redirected paths of one
 * segment to the home page; on other hosts, this component does so after hydration.
 */
export function NotFound({ page: Page }: { page: ComponentType }) {
  const router = useRouter()
  useEffect(() => {
    if (!fallsBackToHome(router.latestLocation.pathname)) return
    router.navigate({ to: '/', replace: true }).catch(console.error)
  }, [router])
  return <Page />
}
