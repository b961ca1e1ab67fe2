import { Suspense, use, useSyncExternalStore } from 'react'
import { NavigationContext } from '../navigation/NavigationContext.ts'
import { SiteMenu } from './SiteMenu.tsx'

/**
 * The `Suspense` boundary of the menu. It keeps the prerendered menu while the items are loaded. If
 * the page has no menu data, the prerendered menu is replaced after hydration, because hydrating it
 * as a menu that is still loading would be a hydration mismatch.
 */
export function MenuBoundary() {
  const { getServerSnapshot } = use(NavigationContext)
  return getServerSnapshot().status === 'pending' ? (
    <ReplacedMenu />
  ) : (
    <Suspense fallback={null}>
      <SiteMenu />
    </Suspense>
  )
}

function ReplacedMenu() {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return (
    <Suspense fallback={null} key={isHydrated ? 'hydrated' : 'prerendered'}>
      {isHydrated ? <SiteMenu /> : <PrerenderedMenu />}
    </Suspense>
  )
}

/** Suspends forever, so that React keeps the prerendered HTML inside the boundary. */
function PrerenderedMenu() {
  return use(NEVER)
}

const subscribeToNothing = () => () => {}

const NEVER = new Promise<null>(() => {})
