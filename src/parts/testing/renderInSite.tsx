import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ThemeProvider } from '../../theme/ThemeProvider.tsx'

/** Renders an element inside `main`, with the theme and a router. Returns the container. */
export async function renderInSite(element: ReactNode): Promise<HTMLElement> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <main>{element}</main> }),
    history: createMemoryHistory(),
  })
  await router.load()
  const { container } = render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  return container
}
