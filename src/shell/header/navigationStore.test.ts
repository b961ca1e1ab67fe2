// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createBrowserStore,
  createNavigationStore,
  NAVIGATION_BLOCK,
  readNavigation,
  RETRY_DELAY,
} from './navigationStore.ts'

const items = [{ text: 'Home', to: '/', children: [] }]
const block = JSON.stringify(items)
const refused = () => Promise.reject(new Error('connection refused'))

const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  report.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

/** A store whose loads get the `replies` in turn; the last one is repeated. */
function storeOf(firstBlock: string | undefined, ...replies: (() => Promise<unknown>)[]) {
  const load = vi.fn<() => Promise<unknown>>(
    () => (replies.length > 1 ? replies.shift() : replies[0])?.() ?? refused(),
  )
  return { store: createNavigationStore({ block: firstBlock, load }), load }
}

const settle = () => vi.advanceTimersByTimeAsync(RETRY_DELAY)

describe('createNavigationStore with a data block', () => {
  it.each(['{', '[]', '[{"text":"A","to":"javascript:alert(1)"}]'])(
    'keeps the prerendered menu when the block is %j, and resolves to the loaded items',
    async (unreadable) => {
      const { store } = storeOf(unreadable, async () => items)
      const initial = store.getSnapshot()
      expect(initial.status).toBe('prerendered')
      await expect('items' in initial && initial.items).resolves.toEqual(items)
      expect(store.getSnapshot()).toEqual({ status: 'ready', items })
      expect(store.getServerSnapshot()).toBe(initial)
    },
  )

  it('keeps the prerendered menu when nothing can be loaded (N11)', async () => {
    const { store, load } = storeOf('{', refused)
    const initial = store.getSnapshot()
    const delivered = vi.fn<(items: unknown) => void>()
    if (initial.status === 'prerendered') initial.items.then(delivered, delivered)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(store.getSnapshot()).toBe(initial)
    expect(delivered).not.toHaveBeenCalled()
    expect(load).toHaveBeenCalledTimes(2)
    expect(report).toHaveBeenCalledTimes(1)
  })
})

describe('createNavigationStore without a data block', () => {
  it('is pending until the menu is loaded (N1), and calls its listeners once', async () => {
    const { store } = storeOf(undefined, async () => items)
    const [listener, removedListener] = [vi.fn<() => void>(), vi.fn<() => void>()]
    store.subscribe(listener)
    store.subscribe(removedListener)()
    expect(store.getSnapshot()).toEqual({ status: 'pending' })
    await settle()
    expect(store.getSnapshot()).toEqual({ status: 'ready', items })
    expect(store.getServerSnapshot()).toEqual({ status: 'pending' })
    expect(listener).toHaveBeenCalledTimes(1)
    expect(removedListener).not.toHaveBeenCalled()
    expect(report).not.toHaveBeenCalled()
  })

  it.each([
    ['the load fails', refused],
    ['the menu fails the check (N5, N9)', async () => [{ text: 'A', to: 'javascript:alert(1)' }]],
    ['the menu is empty (N6)', async () => []],
  ])('fails after two attempts when %s, and reports it once', async (_, answer) => {
    const { store, load } = storeOf(undefined, answer)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(store.getSnapshot()).toEqual({ status: 'failed' })
    expect(load).toHaveBeenCalledTimes(2)
    expect(report).toHaveBeenCalledTimes(1)
  })

  it('retries once after a delay, and on request after a failure', async () => {
    const { store, load } = storeOf(undefined, refused, refused, refused, async () => items)
    store.retry()
    await vi.advanceTimersByTimeAsync(RETRY_DELAY - 1)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(store.getSnapshot().status).toBe('failed')
    store.retry()
    store.retry()
    expect(store.getSnapshot().status).toBe('pending')
    expect(load).toHaveBeenCalledTimes(3)
    await settle()
    expect(store.getSnapshot().status).toBe('ready')
  })
})

describe('createBrowserStore', () => {
  const answerWith = (reply: () => Promise<Response>) => {
    const fetch = vi.fn<typeof globalThis.fetch>(reply)
    vi.stubGlobal('fetch', fetch)
    return fetch
  }

  it('starts with the data block of the page', () => {
    const fetch = answerWith(async () => Response.json([]))
    const script = document.createElement('script')
    script.id = NAVIGATION_BLOCK
    script.type = 'application/json'
    script.textContent = block
    document.head.append(script)
    expect(createBrowserStore(10).getSnapshot()).toEqual({ status: 'ready', items })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('otherwise fetches the menu, with the given timeout', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const fetch = answerWith(async () => Response.json(items))
    const store = createBrowserStore(7)
    await settle()
    expect(store.getSnapshot()).toEqual({ status: 'ready', items })
    expect(fetch.mock.calls[0]?.[0]).toBe('/navigation.json')
    expect(timeout).toHaveBeenCalledWith(7000)
    expect(fetch.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value)
  })

  it.each([
    ['another status (N2)', async () => Response.json(items, { status: 500 })],
    ['HTML (N3)', async () => new Response('<!doctype html>')],
    ['a timeout (N4)', async () => Promise.reject(new Error('signal timed out'))],
  ])('fails after %s', async (_, reply) => {
    answerWith(reply)
    const store = createBrowserStore(7)
    await settle()
    expect(store.getSnapshot()).toEqual({ status: 'failed' })
  })
})

describe('readNavigation', () => {
  it('reads items, children and targets', () => {
    const portal = { text: 'Portal', to: 'https://portal.example.com/', target: '_blank' }
    const about = { text: 'About Us', to: '/about-us#mission', children: [portal] }
    const group = { text: 'More', children: [portal] }
    expect(readNavigation([...items, about, group])).toEqual([...items, about, group])
  })

  it('reads 200 items, and one item twice (N7, N8)', () => {
    expect(readNavigation(Array.from({ length: 200 }, () => items[0]))).toHaveLength(200)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'http://example.com',
    '//evil.example',
    '/\\evil.example',
    '/services\n',
    'services',
    'tel:javascript',
    '',
    7,
    undefined,
  ])('rejects the target %j (N9), also of a child', (to) => {
    const link = { text: 'Home', to, children: [] }
    expect(() => readNavigation([link])).toThrow('The menu is not valid: ')
    const parent = { text: 'About', to: '/', children: [link] }
    expect(() => readNavigation([parent])).toThrow('The menu is not valid: ')
  })

  it.each(['/services/zero-trust', 'https://example.com/a?b=c', 'mailto:a@b.example', 'tel:+1301'])(
    'accepts the target %j',
    (to) => expect(readNavigation([{ text: 'A', to, children: [] }])).toHaveLength(1),
  )

  it.each([
    null,
    'Home',
    { items: [] },
    [{ text: ' ', to: '/', children: [] }],
    [{ text: 'A', children: [] }],
    [{ text: 'A', to: '/', target: '_top', children: [] }],
    [{ text: 'A', to: '/' }],
    [{ text: 'A', to: '/', children: 'B' }],
    ['A'],
  ])('rejects %j', (data) => {
    expect(() => readNavigation(data)).toThrow('is not valid: ')
  })
})
