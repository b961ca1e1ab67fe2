/** Measures the duration of steps. */
export type Stopwatch = {
  /** Runs `task` and adds its duration to a step. Nested steps do not count for the outer step. */
  time<T>(step: string, task: () => Promise<T>): Promise<T>
  /** The durations by step, in milliseconds. */
  durations(): Readonly<Record<string, number>>
}

/** Creates a stopwatch for steps that run one after the other. */
export function stopwatch(): Stopwatch {
  const totals = new Map<string, number>()
  let nested = 0
  return {
    async time(step, task) {
      const started = performance.now()
      const before = nested
      nested = 0
      try {
        return await task()
      } finally {
        const total = performance.now() - started
        totals.set(step, (totals.get(step) ?? 0) + total - nested)
        nested = before + total
      }
    },
    durations: () => Object.fromEntries(totals),
  }
}
