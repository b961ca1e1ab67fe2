/** How long the parts of a piece of work took. */
export type Stopwatch = {
  /** Does a part, and adds its time under a name. */
  time<T>(part: string, work: () => Promise<T>): Promise<T>
  /** The times so far. Milliseconds, by part. */
  times(): Readonly<Record<string, number>>
}

/** A stopwatch at zero. */
export function stopwatch(): Stopwatch {
  const times = new Map<string, number>()
  return {
    async time(part, work) {
      const started = performance.now()
      try {
        return await work()
      } finally {
        times.set(part, (times.get(part) ?? 0) + performance.now() - started)
      }
    },
    times: () => Object.fromEntries(times),
  }
}
