import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createSiteRouter } from './router.ts'
import { browserSource } from './shell/navigation/navigationSource.ts'

const router = createSiteRouter({ navigation: browserSource() })
await router.load()
startTransition(() => {
  hydrateRoot(document, <RouterProvider router={router} />)
})
