import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
// Must be the first style sheet: it declares the order of the cascade layers.
import '../../../src/theme/layers.css'
import { ThemeProvider } from '../../../src/theme/ThemeProvider.tsx'
import { Gallery, type GalleryEntry, Preview } from './Gallery.tsx'
import { Document } from '../../../src/shell/rootRoute.tsx'

/** Renders the page of the gallery as static HTML. It is not hydrated. */
export const renderGallery = (entries: readonly GalleryEntry[]): Promise<string> =>
  renderDocument(<Gallery entries={entries} />)

/** Renders a page with samples only, for previews. */
export const renderPreview = (entries: readonly GalleryEntry[]): Promise<string> =>
  renderDocument(<Preview entries={entries} />)

const renderDocument = async (content: ReactNode): Promise<string> =>
  `<!doctype html>${await renderInRouter(<Document>{content}</Document>)}`

/**
 * Renders the sample of a kind of section as static HTML, on its own: an error in its component does
 * not affect other samples.
 */
export const renderSample = (kind: string, element: ReactNode): Promise<string> =>
  renderInRouter(<ThemeProvider>{element}</ThemeProvider>, kind)

/** `idPrefix` keeps the ids of React's `useId` unique in the page. */
async function renderInRouter(element: ReactNode, idPrefix = 'gallery'): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => element,
      head: () => ({ meta: [{ title: 'Sections' }, { name: 'robots', content: 'noindex' }] }),
    }),
    history: createMemoryHistory(),
    // An error is thrown instead of rendered.
    defaultErrorComponent: ({ error }) => {
      throw error
    },
  })
  router.ssr = { manifest: undefined }
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router} />, {
    identifierPrefix: `${idPrefix}-`,
  })
}
