import type { Log } from './console.ts'

/** Reports the progress of a step, e.g. of the images: `(120, 452)`. */
export type Progress = (done: number, total: number) => void

/** The steps of a command. */
export type Steps = {
  /**
   * Runs a step. Prints its name and, when it is over, how long it took. Meanwhile, a terminal shows the progress
   * in a line that changes; without a terminal, the progress is printed every ten seconds.
   *
   * @param unit what the progress counts, e.g. `pages`
   */
  run<T>(name: string, unit: string, task: (progress: Progress) => Promise<T>): Promise<T>
  /** The durations of the steps that are over. Milliseconds. */
  readonly durations: Readonly<Record<string, number>>
}

/** The terminal of a command, or the file or pipe that gets its output. */
type Output = { readonly isTTY?: boolean; write(text: string): unknown }

/** How often progress is shown. Milliseconds. */
const INTERVAL = { terminal: 100, plain: 10_000 }

/** The steps of a command that prints its lines with `log`. */
export function commandSteps(log: Log, output: Output = process.stdout): Steps {
  const durations: Record<string, number> = {}
  const isTerminal = output.isTTY === true
  const show = (line: string) => (isTerminal ? output.write(`${CLEAR_LINE}${line}`) : log(line))
  return {
    durations,
    async run(name, unit, task) {
      const started = performance.now()
      let shown = started
      log(`${name} …`)
      const progress: Progress = (done, total) => {
        const now = performance.now()
        if (now - shown < INTERVAL[isTerminal ? 'terminal' : 'plain']) return
        shown = now
        show(`${name}: ${done}/${total} ${unit}`)
      }
      try {
        const result = await task(progress)
        durations[name] = performance.now() - started
        return result
      } finally {
        if (isTerminal) output.write(CLEAR_LINE)
        const duration = durations[name]
        if (duration !== undefined) log(`${name}: ${(duration / 1000).toFixed(1)} s`)
      }
    },
  }
}

/** Moves the cursor of a terminal to the start of the line and deletes the line. */
const CLEAR_LINE = '\r\u001B[2K'
