import { shell as texts } from 'virtual:texts'
import { Container, Anchor } from '@mantine/core'
import { memo, Suspense, use, useSyncExternalStore, useEffect, useRef, useState } from 'react'
import classes from './Header.module.css'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { Logo } from './Logo.tsx'
import { NavigationContext, useNavigation } from '../navigation/NavigationContext.tsx'
import { DesktopMenu } from './DesktopMenu.tsx'
import { MobilePanel } from './MobilePanel.tsx'

/** The first focusable element: skips the header. */
export function SkipLink() {
  return (
    <a className={classes.skipLink} href="#main">
      {texts.skipLink}
    </a>
  )
}

/**
 * The header of every page. It does not render again on navigation: an update from its parent would
 * make React discard a prerendered menu that has no data yet (the state `prerendered`).
 */
export const Header = memo(function Header({ wordmark }: { wordmark: string }) {
  return (
    <header className={classes.root} data-tone="plain">
      <Container className={classes.row}>
        <LinkTo className={classes.home} to="/">
          <Logo wordmark={wordmark} place="header" />
        </LinkTo>
        <MenuBoundary />
      </Container>
    </header>
  )
})

/**
 * The `Suspense` boundary of the menu. It keeps the prerendered menu while the items are loaded. If
 * the page has no menu data, the prerendered menu is replaced after hydration, because hydrating it
 * as a menu that is still loading would be a hydration mismatch.
 */
function MenuBoundary() {
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

/** The menu for wide and narrow windows, or its replacement while it is loading or has failed. */
function SiteMenu() {
  const navigation = useNavigation()
  const root = useRef<HTMLDivElement>(null)
  const hasRetried = useRef(false)
  const isReady = navigation.status === 'ready'

  useEffect(() => {
    if (isReady && hasRetried.current) root.current?.focus()
  }, [isReady])

  const retry = () => {
    hasRetried.current = true
    navigation.retry()
  }

  return (
    <div className={classes.menu} ref={root} tabIndex={-1}>
      {navigation.status === 'ready' ? (
        <>
          <DesktopMenu items={navigation.items} />
          <MobilePanel items={navigation.items} />
        </>
      ) : (
        <MenuFallback status={navigation.status} onRetry={retry} />
      )}
    </div>
  )
}

/**
 * Replaces the menu while it is loading or has failed: a link to the list of pages in the footer
 * and, after a failure, a retry button. The button stays while the retry runs, so that it keeps the
 * focus.
 */
export function MenuFallback(props: { status: 'pending' | 'failed'; onRetry: () => void }) {
  const [hasRetried, setRetried] = useState(false)
  const isPending = props.status === 'pending'

  const retry = () => {
    setRetried(true)
    props.onRetry()
  }

  return (
    <div className={classes.fallback}>
      {(hasRetried || !isPending) && (
        <Anchor
          component="button"
          className={classes.fallbackItem}
          type="button"
          aria-disabled={isPending}
          onClick={retry}
        >
          {isPending ? texts.menuLoading : texts.menuRetry}
        </Anchor>
      )}
      <Anchor className={classes.fallbackItem} href="#site-menu">
        {texts.siteMenu}
      </Anchor>
    </div>
  )
}
