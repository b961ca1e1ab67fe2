import type { Log } from './console.ts'

/** Reports the progress of a step, e.g. of the images: `(120, 452)`. */
export type Progress = (done: number, total: number) => void

/** Runs a step of a command. `unit`: what its progress counts, e.g. `pages`. */
export type RunStep = ReturnType<typeof commandSteps>

/** How often progress is printed. Milliseconds. */
const INTERVAL = 5000

/**
 * Returns a function that runs a step of a command. It prints the name of the step, its progress every five
 * seconds, and how long it took when it is over.
 */
export const commandSteps =
  (log: Log) =>
  async <T>(name: string, unit: string, task: (progress: Progress) => Promise<T>): Promise<T> => {
    const started = performance.now()
    let printed = started
    log(`${name} …`)
    const result = await task((done, total) => {
      const now = performance.now()
      if (now - printed < INTERVAL) return
      printed = now
      log(`${name}: ${done}/${total} ${unit}`)
    })
    log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
    return result
  }
