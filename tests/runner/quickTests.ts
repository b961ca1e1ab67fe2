/** Files that tests read at run time, so that no import leads to them, and those tests. */
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
  { changed: /^(?:README\.md|package\.json)$/, tests: ['tests/generator/readme.test.ts'] },
  { changed: /^\.github\/workflows\//, tests: ['tests/generator/workflow.test.ts'] },
  {
    changed: /^(?:tests\/mutations\/|src\/|generator\/|site\.manifest\.ts$)/,
    tests: ['tests/mutations/mutations.test.ts'],
  },
]

/** Tests of many generated inputs or many processes, which take longer than a quick run may. */
export const SLOW = [
  'tests/generator/addPage.test.ts',
  'tests/generator/crash/crash.test.ts',
  'tests/generator/hostile/hostile.test.ts',
  'tests/generator/hostile/refused.test.ts',
  'tests/generator/rename.test.ts',
  'tests/types/editor.test.ts',
  'tests/types/hover.test.ts',
]

/** What a quick run gives to `vitest related`. */
export type QuickTests = {
  /** Changed modules, and tests that have to run whatever they import. */
  readonly related: readonly string[]
  /** Slow tests that are left to `npm test`: none of them has changed itself. */
  readonly excluded: readonly string[]
}

const MODULE = /\.(?:tsx?|css|json)$/

/** Vitest counts every test as related to these. */
const CONFIGURATION = /^(?:package(?:-lock)?\.json|vite\.config\.ts|tsconfig\.json)$/

/** Which tests a quick run has to run after changes of these files. */
export function quickTests(changed: readonly string[]): QuickTests {
  const modules = changed.filter((file) => MODULE.test(file) && !CONFIGURATION.test(file))
  const tests = READ_AT_RUN_TIME.filter((one) => changed.some((file) => one.changed.test(file)))
  return {
    related: [...new Set([...modules, ...tests.flatMap((one) => one.tests)])],
    excluded: SLOW.filter((test) => !changed.includes(test)),
  }
}
