// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  browserSource,
  fetchNavigation,
  NAVIGATION_BLOCK,
  readySource,
} from './navigationSource.ts'

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
  it('reads the menu, and gives up after 10 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const fetch = answerWith(Response.json(items))
    await expect(fetchNavigation()).resolves.toEqual(items)
    expect(fetch.mock.calls[0]?.[0]).toBe('/navigation.json')
    expect(timeout).toHaveBeenCalledWith(10_000)
    expect(fetch.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value)
  })

  it('rejects another status (N2)', async () => {
    answerWith(new Response('[]', { status: 500 }))
    await expect(fetchNavigation()).rejects.toThrow('/navigation.json was answered with status 500')
  })

  it('rejects HTML (N3)', async () => {
    answerWith(new Response('<!doctype html>'))
    await expect(fetchNavigation()).rejects.toThrow(SyntaxError)
  })

  it('rejects when the time is up (N4)', async () => {
    answerWith(new Error('signal timed out'))
    await expect(fetchNavigation()).rejects.toThrow('signal timed out')
  })
})

describe('browserSource', () => {
  it('begins with the data block of the page', () => {
    const fetch = answerWith(Response.json([]))
    const block = document.createElement('script')
    block.id = NAVIGATION_BLOCK
    block.type = 'application/json'
    block.textContent = JSON.stringify(items)
    document.head.append(block)
    expect(browserSource().getSnapshot()).toEqual({ status: 'ready', items })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('loads the menu where the page carries none', async () => {
    answerWith(Response.json(items))
    const source = browserSource()
    expect(source.getSnapshot()).toEqual({ status: 'pending' })
    await vi.waitFor(() => expect(source.getSnapshot()).toEqual({ status: 'ready', items }))
  })
})

describe('readySource', () => {
  it('has the menu from the start', () => {
    expect(readySource(items).getSnapshot()).toEqual({ status: 'ready', items })
  })
})
