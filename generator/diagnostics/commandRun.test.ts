import { expect, it, vi } from 'vitest'
import { commandSteps } from './commandRun.ts'

it('prints the name of a step, its progress every five seconds, and its duration', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const lines: string[] = []
  const result = await commandSteps((line) => lines.push(line))(
    'images',
    'files',
    async (progress) => {
      for (const done of [4, 8]) {
        vi.advanceTimersByTime(6000)
        progress(done, 8)
        progress(done, 8)
      }
      return 'encoded'
    },
  )
  vi.useRealTimers()
  expect(result).toBe('encoded')
  expect(lines).toEqual(['images …', 'images: 4/8 files', 'images: 8/8 files', 'images: 12.0 s'])
})
