import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createSiteRouter } from './router.ts'
import { browserSource } from './shell/navigation/navigationSource.ts'

/**
 * Brings the document to life. Not awaited at the top level: the page's script, for which the
 * router waits, imports the one that this file ends up in.
 */
async function hydrate() {
  const router = createSiteRouter({ navigation: browserSource() })
  await router.load()
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />)
  })
}

void hydrate()
