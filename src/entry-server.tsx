import { text } from 'node:stream/consumers'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import type { ReactNode } from 'react'
import navigationData from '../generated/navigation.json'
import { readNavigation, createStaticStore } from './shell/header/navigationStore.ts'
import { createSiteRouter } from './router.ts'
import { loadedPage, type PageMeta } from './shell/pageRoute.tsx'

export { redirects, sitePages } from '../generated/site.gen.ts'

/** The menu of all prerendered pages. */
export const navigation = readNavigation(navigationData)

/** A rendered page. */
export type RenderedPage = {
  /** The HTTP status: 200, or 404 for an unknown path. */
  readonly status: number
  /** The whole document, including `<!doctype html>`. */
  readonly html: string
  readonly page: PageMeta
}

/** Renders the document for a path of the site, e.g. `/services/zero-trust`. Default of `items`: the menu of the site. */
export async function render(path: string, items = navigation): Promise<RenderedPage> {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createSiteRouter({ navigation: createStaticStore(items) }, history)
  await router.load()
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed !== undefined) throw failed.error
  const page = loadedPage(router.state.matches)
  if (page === undefined) throw new Error(`${path} has no page.`)
  const status = router.state.matches.some(({ routeId }) => routeId === '/$') ? 404 : 200
  const html = await renderToHtml(<RouterProvider router={router} />)
  return { status, html, page }
}

/** Renders to a string. Rejects on any error; React alone would leave the failed boundary to the browser. */
async function renderToHtml(document: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(document, {
    onError: (error) => {
      errors.push(error)
    },
    // Otherwise React streams large boundaries out of order, with inline scripts to insert them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await text(prelude)
  if (errors.length > 0) throw errors[0]
  return html
}
