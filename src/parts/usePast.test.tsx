import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { past } from 'virtual:clock'
import { usePast } from './AfterEvent.tsx'

const [OVER, FUTURE] = ['2025-07-18T21:00:00.000Z', '2999-01-01T00:00:00.000Z']

// The build knew the opposite: a time that was over in the build, and one that was not.
beforeEach(() => {
  vi.spyOn(past, 'includes').mockImplementation((time) => time === FUTURE)
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('returns the result of the build first, then that of the browser’s clock', async () => {
  const results: boolean[][] = []
  renderHook(() => {
    const isPast = usePast()
    results.push([isPast(OVER), isPast(FUTURE)])
  })
  expect(results).toEqual([[false, true]])
  await vi.waitFor(() => expect(results.at(-1)).toEqual([true, false]))
})
