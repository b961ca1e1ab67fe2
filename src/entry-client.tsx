import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { carryOver } from './forms/carryOver.ts'
import { createSiteRouter } from './router.ts'
import { guardHistory } from './shell/guardHistory.ts'
import { pageHydrated } from './shell/hydration.tsx'
import { keepLinksNative } from './shell/nativeLinks.ts'
import { browserSource } from './shell/navigation/navigationSource.ts'

/**
 * Hydrates the document in steps. Between them the browser can answer the visitor.
 */
async function hydrate() {
  await nextTask()
  guardHistory(history, location)
  const router = createSiteRouter({ navigation: browserSource() })
  await nextTask()
  await router.load()
  await nextTask()
  const carry = carryOver(document)
  const stopNativeLinks = keepLinksNative()
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />, {
      onRecoverableError: (error) => {
        console.error('The page was built anew.', error)
        carry()
      },
    })
  })
  await pageHydrated
  stopNativeLinks()
  // From here on the router prefetches pages.
  document.querySelector('script[type=speculationrules]')?.remove()
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

hydrate().catch((error: unknown) => {
  console.error('The page stays as it was sent: it could not be brought to life.', error)
})
