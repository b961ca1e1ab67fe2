// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createBrowserStore, fetchNavigation, NAVIGATION_BLOCK } from './navigationStore.ts'

const items = [{ text: 'Home', to: '/', children: [] }] as const

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

function answerWith(reply: Response | Error) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    if (reply instanceof Error) throw reply
    return reply
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

describe('fetchNavigation', () => {
  it('reads the menu, with the given timeout', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const fetch = answerWith(Response.json(items))
    await expect(fetchNavigation(7)).resolves.toEqual(items)
    expect(fetch.mock.calls[0]?.[0]).toBe('/navigation.json')
    expect(timeout).toHaveBeenCalledWith(7000)
    expect(fetch.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value)
  })

  it('rejects another status (N2)', async () => {
    answerWith(new Response('[]', { status: 500 }))
    await expect(fetchNavigation(7)).rejects.toThrow(
      '/navigation.json: the server responded with status 500',
    )
  })

  it('rejects HTML (N3)', async () => {
    answerWith(new Response('<!doctype html>'))
    await expect(fetchNavigation(7)).rejects.toThrow(SyntaxError)
  })

  it('rejects after the timeout (N4)', async () => {
    answerWith(new Error('signal timed out'))
    await expect(fetchNavigation(7)).rejects.toThrow('signal timed out')
  })
})

describe('browserSource', () => {
  it('starts with the data block of the page', () => {
    const fetch = answerWith(Response.json([]))
    const block = document.createElement('script')
    block.id = NAVIGATION_BLOCK
    block.type = 'application/json'
    block.textContent = JSON.stringify(items)
    document.head.append(block)
    expect(createBrowserStore(10).getSnapshot()).toEqual({ status: 'ready', items })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('loads the menu if the page has no data block', async () => {
    answerWith(Response.json(items))
    const store = createBrowserStore(10)
    expect(store.getSnapshot()).toEqual({ status: 'pending' })
    await vi.waitFor(() => expect(store.getSnapshot()).toEqual({ status: 'ready', items }))
  })
})
