import { shell as texts } from 'virtual:texts'
import { Container, Anchor } from '@mantine/core'
import { useHydrated } from '@tanstack/react-router'
import { memo, Suspense, use, useSyncExternalStore, useEffect, useRef, useState } from 'react'
import classes from './Header.module.css'
import { headerTone } from '../../../generated/colors.gen.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { Logo } from './Logo.tsx'
import type { NavigationState, NavigationStore } from './navigationStore.ts'
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

type HeaderProps = {
  readonly wordmark: string
  /** The store of the menu. */
  readonly navigation: NavigationStore
}

/**
 * The header of every page. It does not render again on navigation: an update from its parent would
 * make React discard a prerendered menu that has no data yet (the state `prerendered`).
 */
export const Header = memo(function Header({ wordmark, navigation }: HeaderProps) {
  return (
    <header className={classes.root} data-tone={headerTone}>
      <Container className={classes.row}>
        <LinkTo className={classes.home} to="/">
          <Logo wordmark={wordmark} place="header" />
        </LinkTo>
        <MenuBoundary navigation={navigation} wordmark={wordmark} />
      </Container>
    </header>
  )
})

/**
 * The `Suspense` boundary of the menu. It keeps the prerendered menu while the items are loaded. If
 * the page has no menu data, the prerendered menu is replaced after hydration, because hydrating it
 * as a menu that is still loading would be a hydration mismatch.
 */
function MenuBoundary(props: HeaderProps) {
  return props.navigation.getServerSnapshot().status === 'pending' ? (
    <ReplacedMenu {...props} />
  ) : (
    <Suspense fallback={null}>
      <SiteMenu {...props} />
    </Suspense>
  )
}

function ReplacedMenu(props: HeaderProps) {
  const isHydrated = useHydrated()
  return (
    <Suspense fallback={null} key={isHydrated ? 'hydrated' : 'prerendered'}>
      {isHydrated ? <SiteMenu {...props} /> : <PrerenderedMenu />}
    </Suspense>
  )
}

/** Suspends forever, so that React keeps the prerendered HTML inside the boundary. */
function PrerenderedMenu() {
  return use(NEVER)
}

const NEVER = new Promise<null>(() => {})

/** The menu for wide and narrow windows, or its replacement while it is loading or has failed. */
function SiteMenu({ navigation, wordmark }: HeaderProps) {
  const state = useNavigation(navigation)
  const root = useRef<HTMLDivElement>(null)
  const hasRetried = useRef(false)
  const isReady = state.status === 'ready'

  useEffect(() => {
    if (isReady && hasRetried.current) root.current?.focus()
  }, [isReady])

  const retry = () => {
    hasRetried.current = true
    navigation.retry()
  }

  return (
    <div className={classes.menu} ref={root} tabIndex={-1}>
      {state.status === 'ready' ? (
        <>
          <DesktopMenu items={state.items} />
          <MobilePanel items={state.items} wordmark={wordmark} />
        </>
      ) : (
        <MenuFallback status={state.status} onRetry={retry} />
      )}
    </div>
  )
}

/**
 * The state of the menu. Suspends in the state `prerendered`: inside `Suspense`, React keeps the
 * prerendered HTML.
 */
function useNavigation({ subscribe, getSnapshot, getServerSnapshot }: NavigationStore) {
  const state: NavigationState = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
  return state.status === 'prerendered'
    ? { status: 'ready' as const, items: use(state.items) }
    : state
}

/**
 * Replaces the menu while it is loading or has failed: a link to the list of pages in the footer
 * and, after a failure, a retry button. The button stays while the retry runs, so that it keeps the
 * focus.
 */
function MenuFallback(props: { status: 'pending' | 'failed'; onRetry: () => void }) {
  const [hasRetried, setRetried] = useState(false)
  const isPending = props.status === 'pending'

  const retry = () => {
    setRetried(true)
    props.onRetry()
  }

  return (
    <div className={classes.fallback}>
      {(hasRetried || !isPending) && (
        <Anchor component="button" type="button" aria-disabled={isPending} onClick={retry}>
          {isPending ? texts.menuLoading : texts.menuRetry}
        </Anchor>
      )}
      <Anchor href="#site-menu">{texts.siteMenu}</Anchor>
    </div>
  )
}
