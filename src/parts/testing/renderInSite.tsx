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

/** Renders a part of a page as the site would: with its theme and its router, in `main`. */
export async function renderInSite(part: ReactNode): Promise<HTMLElement> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <main>{part}</main> }),
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
