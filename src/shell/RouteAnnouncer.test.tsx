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
        </>
      ),
    })
  const router = createRouter({
    routeTree: root.addChildren([page('/'), page('/team')]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const { container } = render(<RouterProvider router={router} />)
  const wait = () => act(() => vi.advanceTimersByTimeAsync(300))
  await wait()
  return {
    said: () => container.querySelector('[aria-live]')?.textContent,
    go: async (to: string, hash?: string) => {
      await act(() => router.navigate({ to, hash, hashScrollIntoView: false }))
      await wait()
    },
  }
}

const focused = () => document.activeElement?.textContent

it('says nothing at first, and leaves the focus alone', async () => {
  const { said } = await openSite()
  expect(said()).toBe('')
  expect(document.activeElement).toBe(document.body)
})

it('says the title of the new page and moves the focus to its heading', async () => {
  const { said, go } = await openSite()
  await go('/team')
  expect(said()).toBe('Page /team')
  expect(focused()).toBe('Heading of /team')
})

it('leads the focus to what the address names', async () => {
  const { go } = await openSite()
  await go('/team', 'form')
  expect(focused()).toBe('A form')
})

it('says nothing when only the part behind # changes', async () => {
  const { said, go } = await openSite()
  await go('/', 'form')
  expect(said()).toBe('')
  expect(document.activeElement).toBe(document.body)
})
