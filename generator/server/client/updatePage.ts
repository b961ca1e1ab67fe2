import { createBrowserStore, NAVIGATION_BLOCK } from '../../../src/shell/header/navigationStore.ts'
import { pageHydrated } from '../../../src/shell/hydration.tsx'

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** The menu has changed. */
    'site:menu': {
      /** The menu as JSON. */
      readonly text: string
    }
    /** The manifest has no errors. */
    'site:valid': null
  }
}

/** The time to load the menu of a page without menu data. Seconds. */
const MENU_TIMEOUT = 10

/** Shows the newest version of the site: the routes, the metadata of the page, and what is around the page. */
async function updatePage(): Promise<void> {
  await pageHydrated
  const { __TSR_ROUTER__: router } = self
  if (router === undefined) return
  // The documents of a site without announcement have no script that shows one.
  if (!('updateAnnouncement' in globalThis)) globalThis.updateAnnouncement = showAnnouncement
  const before = router.routesById
  const next = router.buildRouteTree()
  // The router renders the components of the open page as if they were loaded.
  const opened = router.state.matches.map(({ routeId }) => next.routesById[routeId])
  await Promise.all(opened.map((route) => route?.options.component?.preload?.()))
  router.setRoutes(next)
  // The router still needs the route of a removed page while it is open.
  router.routesById = { ...before, ...router.routesById }
  const page = router.state.matches.at(-1)
  if (page !== undefined && page.loaderData?.path === page.fullPath) {
    // With another component, React would render the page from its start.
    const component = before[page.routeId]?.options.component
    Object.assign(router.routesById[page.routeId]?.options ?? {}, { component })
  }
  // A new store, because the shell is rendered again for it.
  router.update({ ...router.options, context: { navigation: createBrowserStore(MENU_TIMEOUT) } })
  // The page editor opens another page instead of a removed one, so an error page is not shown before.
  const isGone = page !== undefined && !(page.fullPath in router.routesByPath)
  if (isGone && document.querySelector('#page-editor [role=switch][aria-checked=true]')) return
  // The shell must not take it for a navigation: it would move the focus and scroll.
  const { emit } = router
  router.emit = (event) => {
    if (event.hrefChanged) emit(event)
  }
  await router.invalidate().finally(() => {
    router.emit = emit
  })
  globalThis.updateAnnouncement?.()
}

function showAnnouncement(): void {
  document.documentElement.dataset['announcement'] = 'shown'
}

import.meta.hot?.on('vite:afterUpdate', updatePage)

import.meta.hot?.on('site:menu', ({ text }) => {
  const block = document.getElementById(NAVIGATION_BLOCK)
  if (block !== null) block.textContent = text
  return updatePage()
})

import.meta.hot?.on('site:valid', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
})
