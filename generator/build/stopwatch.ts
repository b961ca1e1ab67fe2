/** How long the parts of a piece of work took. */
export type Stopwatch = {
  /** Does a part, and adds its time under a name. What is timed within it counts there alone. */
  time<T>(part: string, work: () => Promise<T>): Promise<T>
  /** The times so far. Milliseconds, by part. */
  times(): Readonly<Record<string, number>>
}

/** A stopwatch at zero, for parts that come one after the other. */
export function stopwatch(): Stopwatch {
  const times = new Map<string, number>()
  let within = 0
  return {
    async time(part, work) {
      const started = performance.now()
      const before = within
      within = 0
      try {
        return await work()
      } finally {
        const whole = performance.now() - started
        times.set(part, (times.get(part) ?? 0) + whole - within)
        within = before + whole
      }
    },
    times: () => Object.fromEntries(times),
  }
}
