import { lazyRouteComponent, redirect } from '@tanstack/react-router'
import { HydrationSignal } from './hydration.tsx'
import { loadOrReload } from './loadOrReload.ts'
import { NotFound } from './NotFound.tsx'
import { errorHead, pageHead } from './pageHead.ts'
import type { PageModule } from './pageModule.ts'

/** The options of a page's route. The module of the page is imported on demand, once. */
export function lazyPage(load: () => Promise<PageModule>) {
  return {
    component: lazyRouteComponent(withHydrationSignal(load), 'Page'),
    loader: async ({ location }: { location: { readonly pathname: string } }) => {
      const { page } = await loadOrReload(load, location.pathname)
      return page
    },
    staleTime: Number.POSITIVE_INFINITY,
    head: ({ loaderData }: { loaderData?: PageModule['page'] }) =>
      loaderData === undefined ? errorHead() : pageHead(loaderData),
  }
}

/** The options of the route of unknown paths. */
export function lazyNotFound(load: () => Promise<PageModule>) {
  return lazyPage(async () => {
    const { Page, ...module } = await load()
    return { ...module, Page: () => <NotFound page={Page} /> }
  })
}

/** Adds `HydrationSignal` to the component of a page. */
const withHydrationSignal = (load: () => Promise<PageModule>) => async () => {
  const { Page } = await load()
  const PageWithSignal = () => (
    <>
      <Page />
      <HydrationSignal />
    </>
  )
  return { Page: PageWithSignal }
}

/** The `beforeLoad` of an old path: redirects to the new page. */
export function redirectTo(to: string) {
  return () => {
    throw redirect({ to, replace: true })
  }
}
