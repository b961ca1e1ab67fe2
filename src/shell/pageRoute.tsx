import { lazyRouteComponent, redirect } from '@tanstack/react-router'
import { HydrationSignal } from './hydration.tsx'
import { loadOrReload } from './loadOrReload.ts'
import { NotFound } from './NotFound.tsx'
import { errorHead, pageHead } from './pageHead.ts'
import type { PageModule } from './pageModule.ts'

/** The options of a page's route: its module is imported when the page is asked for, and once. */
export function lazyPage(load: () => Promise<PageModule>) {
  return {
    component: lazyRouteComponent(withSignal(load), 'Page'),
    loader: async ({ location }: { location: { readonly pathname: string } }) => {
      const { page } = await loadOrReload(load, location.pathname)
      return page
    },
    staleTime: Number.POSITIVE_INFINITY,
    head: ({ loaderData }: { loaderData?: PageModule['page'] }) =>
      loaderData === undefined ? errorHead() : pageHead(loaderData),
  }
}

/** The same for the page that stands where no page is. */
export function lazyNotFound(load: () => Promise<PageModule>) {
  return lazyPage(async () => {
    const { Page, ...module } = await load()
    return { ...module, Page: () => <NotFound page={Page} /> }
  })
}

/** The component of a page, with the signal that it is hydrated. */
const withSignal = (load: () => Promise<PageModule>) => async () => {
  const { Page } = await load()
  const PageWithSignal = () => (
    <>
      <Page />
      <HydrationSignal />
    </>
  )
  return { Page: PageWithSignal }
}

/** What an old address does: it leads to the page that took its place. */
export function redirectTo(to: string) {
  return () => {
    throw redirect({ to, replace: true })
  }
}
