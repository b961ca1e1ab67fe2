// Scripts of pages create elements too, and React is in this one.
export { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { carryOver } from './forms/carryOver.ts'
import { createSiteRouter } from './router.ts'
import { guardHistory } from './shell/guardHistory.ts'
import { browserSource } from './shell/navigation/navigationSource.ts'

/**
 * Brings the document to life. Not awaited at the top level: the page's script, for which the
 * router waits, imports the one that this file ends up in.
 */
async function hydrate() {
  guardHistory(history, location)
  const router = createSiteRouter({ navigation: browserSource() })
  await router.load()
  const carry = carryOver(document)
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />, {
      onRecoverableError: (error) => {
        console.error('The page was built anew.', error)
        carry()
      },
    })
  })
}

hydrate().catch((error: unknown) => {
  console.error('The page stays as it was sent: it could not be brought to life.', error)
})
