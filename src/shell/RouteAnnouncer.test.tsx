import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ThemeProvider } from '../theme/ThemeProvider.tsx'
import { followNavigations } from './navigations.ts'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function openSite() {
  const root = createRootRoute({
    component: () => (
      <>
        <main>
          <Outlet />
        </main>
        <RouteAnnouncer />
      </>
    ),
  })
  const page = (path: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => (
        <>
          <title>{`Page ${path}`}</title>
          <h1>Heading of {path}</h1>
          <section id="form">A form</section>
          <section id="other">Another section</section>
          <button>A button</button>
        </>
      ),
    })
  const router = createRouter({
    routeTree: root.addChildren([page('/'), page('/team')]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const { container } = render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  const wait = () => act(() => vi.advanceTimersByTimeAsync(300))
  await wait()
  followNavigations(router.history)
  return {
    announced: () => container.querySelector('[aria-live]')?.textContent,
    back: async () => {
      await act(async () => router.history.back())
      await wait()
    },
    go: async (to: string, hash?: string, beforePaint = () => {}) => {
      await act(() => router.navigate({ to, hash, hashScrollIntoView: false }))
      beforePaint()
      await wait()
    },
  }
}

const focused = () => document.activeElement?.textContent

it('moves the focus to the element that the hash names', async () => {
  const { go } = await openSite()
  await go('/team', 'form')
  expect(focused()).toBe('A form')
})

it('does not take the focus from an element that the visitor has focused before the paint', async () => {
  const { go } = await openSite()
  await go('/team', undefined, () => document.querySelector('button')?.focus())
  expect(focused()).toBe('A button')
})

it('a link to the current address scrolls to its target and moves the focus again', async () => {
  const scrollIntoView = vi.fn<() => void>()
  vi.stubGlobal('scrollTo', vi.fn())
  HTMLElement.prototype.scrollIntoView = scrollIntoView
  const { announced, go } = await openSite()
  await go('/')
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  expect(focused()).toBe('Heading of /')
  await go('/', 'form')
  expect(scrollIntoView).not.toHaveBeenCalled()
  const heading = document.querySelector('h1')
  heading?.focus()
  await go('/', 'form')
  expect(scrollIntoView).toHaveBeenCalledOnce()
  expect(focused()).toBe('A form')
  expect(announced()).toBe('')
})

it('back and forward between sections of a page do not move the focus', async () => {
  const { go, back } = await openSite()
  await go('/', 'form')
  await go('/', 'other')
  await back()
  expect(focused()).not.toBe('A form')
})
