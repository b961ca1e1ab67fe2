// Before every other style: it says which layer of the cascade is stronger.
import './theme/layers.css'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from '../generated/routeTree.gen.ts'
import type { addresses } from '../generated/site.gen.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'
import type { RouterContext } from './shell/rootRoute.tsx'

// Types of links: the router checks its own, and `LinkTo` all others.
declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
declare module './model/linkTarget.ts' {
  interface GeneratedSite {
    readonly path: (typeof addresses)[number]['path']
  }
}

/**
 * The site's router, in the browser and for prerendering.
 *
 * It is marked as server-rendered on both sides: without that mark the browser would put a
 * Suspense boundary where the prerendered HTML has none, and build the page anew.
 */
export function createSiteRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context,
    history,
    trailingSlash: 'never',
    // On the server the option would put an inline script into every page.
    scrollRestoration: history === undefined,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultPendingMs: 150,
    defaultErrorComponent: ErrorPage,
  })
  router.ssr = { manifest: undefined }
  return router
}
