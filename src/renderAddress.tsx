import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import type { ReactNode } from 'react'
import { createSiteRouter } from './router.ts'
import { readySource } from './shell/navigation/navigationSource.ts'
import { structuredDataOf } from './shell/structuredDataBlock.ts'
import type { readNavigation } from './shell/navigation/readNavigation.ts'

/** A rendered address. */
export type RenderedPage = {
  /** 200, or 404 where no page stands. */
  readonly status: number
  /** The document, from `<!doctype html>`. */
  readonly html: string
  /** What the page says to search engines in their own terms; undefined where it says nothing. */
  readonly structuredData: unknown
}

/** Renders the document for an address of the site, with the menu that it carries. */
export async function renderAddress(
  path: string,
  navigation: ReturnType<typeof readNavigation>,
): Promise<RenderedPage> {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createSiteRouter({ navigation: readySource(navigation) }, history)
  await router.load()
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed !== undefined) throw failed.error
  const status = router.state.matches.some(({ routeId }) => routeId === '/$') ? 404 : 200
  const html = await renderWhole(<RouterProvider router={router} />)
  return { status, html, structuredData: structuredDataOf(router.state.matches) }
}

/** Renders to the end: an error anywhere is an error here, where React would leave a gap for the browser to fill. */
async function renderWhole(document: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(document, {
    onError: (error) => {
      errors.push(error)
    },
    // Large boundaries would come out of order, with inline scripts that put them in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await text(prelude)
  if (errors.length > 0) throw errors[0]
  return html
}
