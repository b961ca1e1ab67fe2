/** Returns the last result for a key if the input is the same as last time. Otherwise creates it. */
type LastResults<Result> = (key: string, input: string, create: () => Result) => Result

/**
 * Keeps the last result for each key. The input is a text that contains everything that the result
 * depends on. A comparison of objects would ignore the order of their properties. A rejected promise is
 * not kept, because the next call may succeed.
 */
export function lastResults<Result>(): LastResults<Result> {
  const known = new Map<string, { readonly input: string; readonly result: Result }>()
  return (key, input, create) => {
    const last = known.get(key)
    if (last?.input === input) return last.result
    const result = create()
    known.set(key, { input, result })
    if (result instanceof Promise) {
      result.catch(() => {
        if (known.get(key)?.result === result) known.delete(key)
      })
    }
    return result
  }
}
