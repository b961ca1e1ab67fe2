import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from './navigations.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs the action in a task after the next animation frame', () => {
  const action = vi.fn<() => void>()
  const inFrame = vi.fn<() => void>()
  afterPaint(action)
  requestAnimationFrame(() => inFrame())
  vi.advanceTimersToNextFrame()
  expect(inFrame).toHaveBeenCalled()
  expect(action).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(action).toHaveBeenCalledOnce()
})

it('does not run the action when it is canceled before or after the frame', () => {
  const action = vi.fn<() => void>()
  afterPaint(action)()
  const cancel = afterPaint(action)
  vi.advanceTimersToNextFrame()
  cancel()
  vi.runAllTimers()
  expect(action).not.toHaveBeenCalled()
})
