import { useEffect, useRef } from 'react'
import { useNavigation } from '../navigation/useNavigation.ts'
import { DesktopMenu } from './DesktopMenu.tsx'
import { MenuFallback } from './MenuFallback.tsx'
import { MobilePanel } from './MobilePanel.tsx'
import classes from './SiteMenu.module.css'

/** The menu in the form that the window has room for, or what stands in while there is none. */
export function SiteMenu() {
  const navigation = useNavigation()
  const root = useRef<HTMLDivElement>(null)
  const asked = useRef(false)
  const isReady = navigation.status === 'ready'

  useEffect(() => {
    if (isReady && asked.current) root.current?.focus()
  }, [isReady])

  const retry = () => {
    asked.current = true
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
