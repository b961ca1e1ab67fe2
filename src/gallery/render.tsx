// Must be the first style sheet: it declares the order of the cascade layers.
import '../theme/layers.css'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { Document } from '../shell/Document.tsx'
import { Gallery, type GalleryEntry } from './Gallery.tsx'

/** Renders the document of the gallery as static HTML. It is not hydrated. */
export async function renderGallery(entries: readonly GalleryEntry[]): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <Document>
          <Gallery entries={entries} />
        </Document>
      ),
      head: () => ({ meta: [{ title: 'Sections' }, { name: 'robots', content: 'noindex' }] }),
    }),
    history: createMemoryHistory(),
  })
  router.ssr = { manifest: undefined }
  await router.load()
  return `<!doctype html>${renderToStaticMarkup(<RouterProvider router={router} />)}`
}
