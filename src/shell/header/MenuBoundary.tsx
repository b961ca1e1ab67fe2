import { Suspense, use, useSyncExternalStore } from 'react'
import { NavigationContext } from '../navigation/NavigationContext.ts'
import { SiteMenu } from './SiteMenu.tsx'

/**
 * The boundary behind which a prerendered menu stays as it is while its items are awaited. Where
 * the page carries no data at all, the prerendered menu is replaced once the page has come alive:
 * compared with a menu that is still on its way, it would count as a hydration error.
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
  const isAlive = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return (
    <Suspense fallback={null} key={isAlive ? 'alive' : 'prerendered'}>
      {isAlive ? <SiteMenu /> : <Prerendered />}
    </Suspense>
  )
}

/** Leaves the HTML inside its boundary to itself. */
function Prerendered() {
  return use(NEVER)
}

const subscribeToNothing = () => () => {}

const NEVER = new Promise<null>(() => {})
