/** A value that a test needs and that a manifest can leave out. Throws if it is undefined. */
export function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`This test needs ${name} in the manifest.`)
  return value
}
