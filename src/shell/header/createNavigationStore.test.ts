import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createNavigationStore,
  RETRY_DELAY,
  type NavigationStoreOptions,
} from './navigationStore.ts'

const items = [{ text: 'Home', to: '/', children: [] }]
const block = JSON.stringify(items)
const refused = () => Promise.reject(new Error('connection refused'))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A store whose loads get the `replies` in turn; the last one is repeated. */
function storeOf(firstBlock: string | undefined, ...replies: (() => Promise<unknown>)[]) {
  const load = vi.fn<NavigationStoreOptions['load']>(
    () => (replies.length > 1 ? replies.shift() : replies[0])?.() ?? refused(),
  )
  const report = vi
    .spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => undefined)
  const store = createNavigationStore({ block: firstBlock, load })
  return { store, load, report }
}

const settle = () => vi.advanceTimersByTimeAsync(RETRY_DELAY)

describe('createNavigationStore with a data block', () => {
  it('is ready at once and loads nothing', () => {
    const { store, load } = storeOf(block)
    expect(store.getSnapshot()).toEqual({ status: 'ready', items })
    expect(load).not.toHaveBeenCalled()
  })

  it.each(['{', '', '[]', '[{"text":"A","to":"javascript:alert(1)"}]'])(
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
    const { store, load, report } = storeOf('{', refused)
    const initial = store.getSnapshot()
    const delivered = vi.fn<(items: unknown) => void>()
    if (initial.status === 'prerendered') initial.items.then(delivered, delivered)
    await settle()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(store.getSnapshot()).toBe(initial)
    expect(delivered).not.toHaveBeenCalled()
    expect(load).toHaveBeenCalledTimes(2)
    expect(report).toHaveBeenCalledTimes(1)
  })
})

describe('createNavigationStore without a data block', () => {
  it('is pending until the menu is loaded (N1), and calls its listeners once', async () => {
    const { store, report } = storeOf(undefined, async () => items)
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    expect(store.getSnapshot()).toEqual({ status: 'pending' })
    await settle()
    expect(store.getSnapshot()).toEqual({ status: 'ready', items })
    expect(store.getServerSnapshot()).toEqual({ status: 'pending' })
    expect(listener).toHaveBeenCalledTimes(1)
    expect(report).not.toHaveBeenCalled()
  })

  it('retries once after a delay', async () => {
    const { store, load } = storeOf(undefined, refused, async () => items)
    await vi.advanceTimersByTimeAsync(RETRY_DELAY - 1)
    expect(load).toHaveBeenCalledTimes(1)
    expect(store.getSnapshot().status).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect(store.getSnapshot().status).toBe('ready')
  })

  it.each([
    ['the load fails (N2, N3, N4)', refused],
    ['the menu fails the check (N5, N9)', async () => [{ text: 'A', to: 'javascript:alert(1)' }]],
    ['the menu is empty (N6)', async () => []],
  ])('fails after two attempts when %s, and reports it once', async (_, answer) => {
    const { store, load, report } = storeOf(undefined, answer)
    await settle()
    expect(store.getSnapshot()).toEqual({ status: 'failed' })
    expect(load).toHaveBeenCalledTimes(2)
    expect(report).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('loads again on request after a failure, and only then', async () => {
    const { store, load } = storeOf(undefined, refused, refused, refused, async () => items)
    store.retry()
    expect(load).toHaveBeenCalledTimes(1)
    await settle()
    expect(store.getSnapshot().status).toBe('failed')
    store.retry()
    store.retry()
    expect(store.getSnapshot().status).toBe('pending')
    expect(load).toHaveBeenCalledTimes(3)
    await settle()
    expect(store.getSnapshot().status).toBe('ready')
    store.retry()
    expect(store.getSnapshot().status).toBe('ready')
  })

  it('does not call listeners that have unsubscribed', async () => {
    const { store } = storeOf(undefined, async () => items)
    const listener = vi.fn<() => void>()
    store.subscribe(listener)()
    await settle()
    expect(listener).not.toHaveBeenCalled()
  })
})
