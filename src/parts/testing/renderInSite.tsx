import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { theme } from '../../theme/theme.ts'

afterEach(cleanup)

/** jsdom knows no media, has no layout and does not scroll: everything is in view. This visitor wants less of everything: motion, data. */
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('reduce'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

class Observer {
  private readonly report: (entries: readonly { readonly isIntersecting: boolean }[]) => void
  constructor(report: Observer['report']) {
    this.report = report
  }
  observe() {
    this.report([{ isIntersecting: true }])
  }
  disconnect() {}
}

/** Renders a part of a page as the site would: with its theme and its router, in `main`. */
export async function renderInSite(part: ReactNode): Promise<HTMLElement> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <main>{part}</main> }),
    history: createMemoryHistory(),
  })
  await router.load()
  const { container } = render(
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  return container
}
