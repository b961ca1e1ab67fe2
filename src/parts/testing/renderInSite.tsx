import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { mantineSettings } from '../../theme/mantineSettings.ts'

/** Renders an element inside `main`, with the theme and a router. Returns the container. */
export async function renderInSite(element: ReactNode): Promise<HTMLElement> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <main>{element}</main> }),
    history: createMemoryHistory(),
  })
  await router.load()
  const { container } = render(
    <MantineProvider {...mantineSettings}>
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  return container
}
