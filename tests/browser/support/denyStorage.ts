import type { Page } from '@playwright/test'

/** Makes the storage of pages that are opened from now on throw, as browsers do that block it. */
export const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse })
    }
  })
