/** A cache of what the last two runs of a task have used. A value depends only on its key. */
export function recentValues<Value>() {
  let current = new Map<string, Value>()
  let last = current
  return {
    /** Begins a run. */
    beginRun() {
      last = current
      current = new Map()
    },
    get(key: string, create: () => Value): Value {
      const value = current.get(key) ?? last.get(key) ?? create()
      current.set(key, value)
      return value
    },
  }
}
