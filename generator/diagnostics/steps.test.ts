import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { commandSteps, type Progress } from './steps.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }))
afterEach(() => vi.useRealTimers())

/** Reports four of eight images after each of two waits. */
async function encode(progress: Progress) {
  for (const done of [4, 8]) {
    vi.advanceTimersByTime(11_000)
    progress(done, 8)
    progress(done, 8)
  }
  return 'encoded'
}

describe('a command with steps', () => {
  it('prints lines without a terminal', async () => {
    const lines: string[] = []
    const steps = commandSteps((line) => lines.push(line), { write: () => expect.unreachable() })
    expect(await steps.run('images', 'files', encode)).toBe('encoded')
    expect(lines).toEqual(['images …', 'images: 4/8 files', 'images: 8/8 files', 'images: 22.0 s'])
    expect(steps.durations).toEqual({ images: 22_000 })
  })

  it('changes a line of a terminal, and prints the duration', async () => {
    let output = ''
    const write = (text: string) => (output += text)
    await commandSteps((line) => write(`${line}\n`), { isTTY: true, write }).run(
      'images',
      'files',
      encode,
    )
    const clear = '\r\u001B[2K'
    expect(output).toBe(
      `images …\n${clear}images: 4/8 files${clear}images: 8/8 files${clear}images: 22.0 s\n`,
    )
  })

  it('clears the line when a step fails, and prints no duration', async () => {
    let output = ''
    const write = (text: string) => (output += text)
    const steps = commandSteps(write, { isTTY: true, write })
    const failed = steps.run('images', 'files', () =>
      Promise.reject(new Error('The disk is full.')),
    )
    await expect(failed).rejects.toThrow('The disk is full.')
    expect(output).toBe('images …\r\u001B[2K')
    expect(steps.durations).toEqual({})
  })
})
