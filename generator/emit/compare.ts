/** How the files that are there differ from those that should be: sorted paths under `generated/`. */
export type Difference = {
  /** Not there. */
  readonly missing: readonly string[]
  /** There with another text. */
  readonly changed: readonly string[]
  /** There without being generated. */
  readonly extra: readonly string[]
}

/** Compares generated files with those that are there. */
export function compare(
  expected: ReadonlyMap<string, string>,
  actual: ReadonlyMap<string, string>,
): Difference {
  const names = [...expected.keys()].toSorted()
  return {
    missing: names.filter((name) => !actual.has(name)),
    changed: names.filter((name) => actual.has(name) && actual.get(name) !== expected.get(name)),
    extra: [...actual.keys()].filter((name) => !expected.has(name)),
  }
}

/** Whether there is no difference. */
export const isSame = ({ missing, changed, extra }: Difference) =>
  missing.length + changed.length + extra.length === 0
