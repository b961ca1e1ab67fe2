import { Anchor, Container } from '@mantine/core'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { shell as texts } from 'virtual:texts'
import { ANNOUNCEMENT_KEY } from '../../model/deviceStorage.ts'
import type { LinkTarget } from '../../model/linkTarget.ts'
import { LinkTo } from '../../parts/LinkTo.tsx'
import { withStorage } from '../../parts/storage.ts'
import classes from './Announcement.module.css'

export type AnnouncementProps = {
  readonly text: string
  readonly link?: { readonly text: string; readonly to: LinkTarget; readonly target?: '_blank' }
  /** The value to store when the visitor closes it. Default: it cannot be closed. */
  readonly id?: string
  /** Whether it has not begun at the time of the build. */
  readonly isLater: boolean
}

/**
 * The announcement above the header. A script in the head of the document decides before the first paint
 * whether it is visible (`generator/hosting/announcement.ts`), and decides again after each navigation. Without scripts, the clock of the build
 * decides, and nobody can close it.
 */
export function Announcement({ text, link, id, isLater }: AnnouncementProps) {
  const isHydrated = useHydrated()
  const router = useRouter()
  useEffect(() => router.subscribe('onResolved', () => updateAnnouncement?.()), [router])
  return (
    <aside
      className={classes.root}
      aria-label={texts.announcement}
      data-tone="dark"
      data-later={isLater || undefined}
    >
      <Container className={classes.row}>
        <p className={classes.text}>
          {text}{' '}
          {link && (
            <Anchor component={LinkTo} className={classes.link} to={link.to} target={link.target}>
              {link.text}
            </Anchor>
          )}
        </p>
        {id && (
          <button
            type="button"
            className={classes.close}
            aria-label={texts.closeAnnouncement}
            disabled={!isHydrated}
            onClick={() => close(id)}
          />
        )}
      </Container>
    </aside>
  )
}

/** Hides the announcement and moves the focus to the header, because the button is gone. */
function close(id: string) {
  document.documentElement.dataset['announcement'] = 'hidden'
  globalThis.updateAnnouncement = undefined
  document.querySelector<HTMLElement>('body > header a')?.focus({ preventScroll: true })
  // If storage is blocked, the announcement is visible again after the next full page load.
  withStorage('localStorage', (storage) => storage.setItem(ANNOUNCEMENT_KEY, id))
}
