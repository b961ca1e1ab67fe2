import { useEffect } from 'react'

/** The custom property that `PageEditor.module.css` uses. */
const PROPERTY = '--editor-bottom-inset'

/**
 * Sets a custom property of `root` to the height of the site's bar at the bottom of the window, e.g. for
 * consent: the padding at the end of the body.
 */
export function useBottomInset(root: HTMLElement): void {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      root.style.setProperty(PROPERTY, getComputedStyle(document.body).paddingBlockEnd)
    })
    observer.observe(document.body, { box: 'border-box' })
    return () => observer.disconnect()
  }, [root])
}
