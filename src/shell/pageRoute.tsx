import { lazyRouteComponent, redirect } from '@tanstack/react-router'
import { loadOrReload } from './loadOrReload.ts'
import { NotFound } from './NotFound.tsx'
import { errorHead, pageHead } from './pageHead.ts'
import type { PageModule } from './pageModule.ts'

/** The options of a page's route: its module is imported when the page is asked for, and once. */
export function lazyPage(load: () => Promise<PageModule>) {
  return {
    component: lazyRouteComponent(load, 'Page'),
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
  const loadWrapped = async () => {
    const { Page } = await load()
    return { Wrapped: () => <NotFound page={Page} /> }
  }
  return { ...lazyPage(load), component: lazyRouteComponent(loadWrapped, 'Wrapped') }
}

/** What an old address does: it leads to the page that took its place. */
export function redirectTo(to: string) {
  return () => {
    throw redirect({ to, replace: true })
  }
}
