/** Receives the output lines of a command: the command line prints them, tests collect them. */
export type Log = (line: string) => void

/** The exit codes of the commands. */
export const EXIT = {
  /** Success. */
  ok: 0,
  /** The project has problems; the output lists them. */
  problems: 1,
  /** An argument or option of the command is invalid. */
  usage: 2,
  /** Only `diff`: visitors, operators or recipients of forms notice a change. */
  visible: 3,
  /** Only `diff`: a change breaks something that others rely on. */
  breaking: 4,
} as const

/** One of the exit codes. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** A mistake of an author or operator. The command line prints its message without a stack trace. */
export class UserError extends Error {
  readonly exitCode: ExitCode = EXIT.problems
}

/** An invalid argument or option. The message is one line and names the valid values. */
export class UsageError extends UserError {
  override readonly exitCode = EXIT.usage
}

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
