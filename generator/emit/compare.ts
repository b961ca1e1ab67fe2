/** The differences between the expected and the existing files: paths below `generated/`. */
export type Difference = {
  /** Files that do not exist. */
  readonly missing: readonly string[]
  /** Files with another text. */
  readonly changed: readonly string[]
  /** Files that are not generated. */
  readonly extra: readonly string[]
}

/** Compares the texts of the expected files with the existing ones. */
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
