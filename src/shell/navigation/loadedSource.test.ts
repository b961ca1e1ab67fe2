import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadedSource, RETRY_DELAY } from './loadedSource.ts'
import type { NavigationEdge } from './loadedSource.ts'

const items = [{ text: 'Home', to: '/', children: [] }]
const block = JSON.stringify(items)
const refused = () => Promise.reject(new Error('connection refused'))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A source whose loads are answered by `answers` in turn; the last one answers the rest. */
function sourceOf(firstBlock: string | undefined, ...answers: (() => Promise<unknown>)[]) {
  const load = vi.fn<NavigationEdge['load']>(
    () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? refused(),
  )
  const report = vi.fn<NavigationEdge['report']>()
  const source = loadedSource({ block: firstBlock, load, report })
  return { source, load, report }
}

const settle = () => vi.advanceTimersByTimeAsync(RETRY_DELAY)

describe('loadedSource with a data block', () => {
  it('is ready at once and asks for nothing', () => {
    const { source, load } = sourceOf(block)
    expect(source.getSnapshot()).toEqual({ status: 'ready', items })
    expect(load).not.toHaveBeenCalled()
  })

  it.each(['{', '', '[]', '[{"text":"A","to":"javascript:alert(1)"}]'])(
    'keeps the prerendered menu when the block is %j, and delivers what it loads',
    async (unreadable) => {
      const { source } = sourceOf(unreadable, async () => items)
      const kept = source.getSnapshot()
      expect(kept.status).toBe('kept')
      await expect('items' in kept && kept.items).resolves.toEqual(items)
      expect(source.getSnapshot()).toEqual({ status: 'ready', items })
      expect(source.getServerSnapshot()).toBe(kept)
    },
  )

  it('keeps the prerendered menu for good when nothing can be loaded (N11)', async () => {
    const { source, load, report } = sourceOf('{', refused)
    const kept = source.getSnapshot()
    const delivered = vi.fn<(items: unknown) => void>()
    if (kept.status === 'kept') kept.items.then(delivered, delivered)
    await settle()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(source.getSnapshot()).toBe(kept)
    expect(delivered).not.toHaveBeenCalled()
    expect(load).toHaveBeenCalledTimes(2)
    expect(report).toHaveBeenCalledTimes(1)
  })
})

describe('loadedSource without a data block', () => {
  it('is pending until the menu arrives (N1), and tells its listeners once', async () => {
    const { source, report } = sourceOf(undefined, async () => items)
    const listener = vi.fn<() => void>()
    source.subscribe(listener)
    expect(source.getSnapshot()).toEqual({ status: 'pending' })
    await settle()
    expect(source.getSnapshot()).toEqual({ status: 'ready', items })
    expect(source.getServerSnapshot()).toEqual({ status: 'pending' })
    expect(listener).toHaveBeenCalledTimes(1)
    expect(report).not.toHaveBeenCalled()
  })

  it('tries a second time, after a pause', async () => {
    const { source, load } = sourceOf(undefined, refused, async () => items)
    await vi.advanceTimersByTimeAsync(RETRY_DELAY - 1)
    expect(load).toHaveBeenCalledTimes(1)
    expect(source.getSnapshot().status).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect(source.getSnapshot().status).toBe('ready')
  })

  it.each([
    ['the load fails (N2, N3, N4)', refused],
    ['the menu fails the check (N5, N9)', async () => [{ text: 'A', to: 'javascript:alert(1)' }]],
    ['the menu is empty (N6)', async () => []],
  ])('fails after two attempts when %s, and reports it once', async (_, answer) => {
    const { source, load, report } = sourceOf(undefined, answer)
    await settle()
    expect(source.getSnapshot()).toEqual({ status: 'failed' })
    expect(load).toHaveBeenCalledTimes(2)
    expect(report).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('starts over on request after a failure, and only then', async () => {
    const { source, load } = sourceOf(undefined, refused, refused, refused, async () => items)
    source.retry()
    expect(load).toHaveBeenCalledTimes(1)
    await settle()
    expect(source.getSnapshot().status).toBe('failed')
    source.retry()
    source.retry()
    expect(source.getSnapshot().status).toBe('pending')
    expect(load).toHaveBeenCalledTimes(3)
    await settle()
    expect(source.getSnapshot().status).toBe('ready')
    source.retry()
    expect(source.getSnapshot().status).toBe('ready')
  })

  it('tells nobody who has left', async () => {
    const { source } = sourceOf(undefined, async () => items)
    const listener = vi.fn<() => void>()
    source.subscribe(listener)()
    await settle()
    expect(listener).not.toHaveBeenCalled()
  })
})
