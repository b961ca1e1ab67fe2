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
  wanted: ReadonlyMap<string, string>,
  there: ReadonlyMap<string, string>,
): Difference {
  const names = [...wanted.keys()].toSorted()
  return {
    missing: names.filter((name) => !there.has(name)),
    changed: names.filter((name) => there.has(name) && there.get(name) !== wanted.get(name)),
    extra: [...there.keys()].filter((name) => !wanted.has(name)),
  }
}

/** Whether there is no difference. */
export const isSame = ({ missing, changed, extra }: Difference) =>
  missing.length + changed.length + extra.length === 0
