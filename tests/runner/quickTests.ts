/** Files that tests read at run time instead of importing them, and these tests. */
export const READ_AT_RUN_TIME: readonly {
  readonly changed: RegExp
  readonly tests: readonly string[]
}[] = [
  {
    changed:
      /^(?:site\.manifest\.ts$|generated\/|src\/images\/|generator\/|src\/(?:site|model)\/|src\/forms\/.*schemas?\.ts$)/,
    tests: ['tests/generator/drift.test.ts'],
  },
  { changed: /^site\.manifest\.ts$/, tests: ['tests/generator/launch.test.ts'] },
  { changed: /^tests\/generator\/fixtures\//, tests: ['tests/generator/fixtures.test.ts'] },
  { changed: /^(?:README\.md|package\.json)$/, tests: ['tests/thisSite/readme.test.ts'] },
  { changed: /^\.github\/workflows\//, tests: ['tests/generator/workflow.test.ts'] },
]

/** Slow tests, with many generated inputs or many processes. */
export const SLOW = [
  'tests/generator/addPage.test.ts',
  'tests/generator/crash/crash.test.ts',
  'tests/generator/hostile/hostile.test.ts',
  'tests/generator/hostile/unsafeText.test.ts',
  'tests/generator/rename.test.ts',
  'tests/types/editor.test.ts',
  'tests/types/hover.test.ts',
]

/** The tests of a quick run. */
export type QuickTests = {
  /** The arguments of `vitest related`: changed modules and tests to run. */
  readonly related: readonly string[]
  /** Slow tests to exclude. */
  readonly excluded: readonly string[]
}

const MODULE = /\.(?:tsx?|css|json)$/

/** Excluded, because Vitest considers every test related to these files. */
const CONFIGURATION = /^(?:package(?:-lock)?\.json|vite\.config\.ts|tsconfig\.json)$/

/** The tests to run after these files have changed. */
export function quickTests(changed: readonly string[]): QuickTests {
  const modules = changed.filter((file) => MODULE.test(file) && !CONFIGURATION.test(file))
  const tests = READ_AT_RUN_TIME.filter((one) => changed.some((file) => one.changed.test(file)))
  return {
    related: [...new Set([...modules, ...tests.flatMap((one) => one.tests)])],
    excluded: SLOW.filter((test) => !changed.includes(test)),
  }
}
