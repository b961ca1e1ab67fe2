// Must be the first style sheet, because it sets the order of the cascade layers.
import './theme/layers.css'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from '../generated/routeTree.gen.ts'
import type { sitePages } from '../generated/site.gen.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { mayScroll } from './shell/navigations.ts'
import type { RouterContext } from './shell/rootRoute.tsx'

// Types for link targets: those of the router, and those of `LinkTo`.
declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
declare module './model/linkTarget.ts' {
  interface GeneratedSite {
    readonly path: (typeof sitePages)[number]['path']
  }
}

/**
 * The site's router, in the browser and for prerendering.
 *
 * It is marked as server-rendered (`ssr`) in the browser and for prerendering. Otherwise the browser
 * would add a Suspense boundary that the prerendered HTML does not have, a hydration mismatch.
 */
export function createSiteRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context,
    history,
    trailingSlash: 'never',
    // Hydration does not scroll a reader away. While prerendering, this option would add an inline script to each page.
    scrollRestoration: history === undefined && mayScroll,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultPendingMs: 150,
    defaultErrorComponent: ErrorPage,
  })
  router.ssr = { manifest: undefined }
  return router
}
