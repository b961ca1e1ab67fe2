import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { menu } from '../generated/site.gen.ts'
import {
  captureEntries,
  handleHistoryErrors,
  pageHydrated,
  bypassRouterLinks,
} from './shell/hydration.tsx'
import { idle, savesData } from './parts/idle.ts'
import { createSiteRouter } from './router.ts'
import { createBrowserStore } from './shell/header/navigationStore.ts'
import { followNavigations } from './shell/navigations.ts'
import { codeVersion, documentPath, loadAhead, loadedPage } from './shell/pageRoute.tsx'

/**
 * Hydrates the document in several tasks, so that the browser can respond to input between them. Does
 * nothing if the router loads another page for the address than the document contains, for example
 * in an archive of the site.
 */
async function hydrate() {
  await nextTask()
  handleHistoryErrors(history, location)
  const router = createSiteRouter({ navigation: createBrowserStore(menu.timeoutSeconds) })
  await nextTask()
  await router.load()
  if (loadedPage(router.state.matches)?.path !== documentPath) {
    // The document stays prerendered, so the browser restores its scroll positions.
    history.scrollRestoration = 'auto'
    return
  }
  await nextTask()
  const restoreEntries = captureEntries(document)
  const stopNativeLinks = bypassRouterLinks()
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />, {
      onRecoverableError: (error) => {
        console.error('Hydration failed, so React has rendered the page again.', error)
        restoreEntries()
      },
    })
  })
  await pageHydrated
  followNavigations(router.history)
  stopNativeLinks()
  // From here on, the router prefetches the page of a link that a visitor points at, touches or focuses.
  document.querySelector('script[type=speculationrules]')?.remove()
  await idle()
  // The first navigation need not wait for it. If it fails, that navigation is a full page load.
  const list = await import('../generated/pageModules.gen.ts').catch(() => undefined)
  if (list?.version !== codeVersion || savesData()) return
  for (const load of list.commonSections) {
    await idle()
    await loadAhead(load)
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

hydrate().catch((error: unknown) => {
  console.error('The page stays prerendered: hydration failed.', error)
})
