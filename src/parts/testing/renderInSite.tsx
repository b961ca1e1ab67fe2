import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ThemeProvider } from '../../theme/ThemeProvider.tsx'

/** Renders an element inside `main`, with the theme and a router at an address. Returns the container. */
export async function renderInSite(element: ReactNode, address = '/'): Promise<HTMLElement> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <main>{element}</main> }),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  const { container } = render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  return container
}
