import { useEffect, useRef } from 'react'
import { useNavigation } from '../navigation/useNavigation.ts'
import { DesktopMenu } from './DesktopMenu.tsx'
import { MenuFallback } from './MenuFallback.tsx'
import { MobilePanel } from './MobilePanel.tsx'
import classes from './SiteMenu.module.css'

/** The menu for wide and narrow windows, or its replacement while it is loading or has failed. */
export function SiteMenu() {
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
    <div className={classes.root} ref={root} tabIndex={-1}>
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
