/** Uses a storage of the browser. `undefined` if storage is blocked: then even reading the property throws. */
export function withStorage<T>(
  area: 'localStorage' | 'sessionStorage',
  use: (storage: Storage) => T,
): T | undefined {
  try {
    return use(globalThis[area])
  } catch {
    return undefined
  }
}
