/** A failed test or command. */
export type Failure = {
  /** The location of the failure, e.g. `tests/e2e/hero.spec.ts:12`. None for a command. */
  readonly place?: string
  /** The titles of the groups and of the test. */
  readonly title: string
  /** The first line of the error. */
  readonly error: string
  /** The shell command that runs only this test. */
  readonly command: string
  /** Whether a test failed. `false` if a file could not be loaded or a command failed. */
  readonly isTest: boolean
}

/** The result of a step. */
export type StepResult = {
  readonly passed: number
  /** The reason of each skipped test. */
  readonly skipped: readonly string[]
  readonly failures: readonly Failure[]
}

/** The reason of a test that was skipped without one. */
export const NO_REASON = 'no reason given'

/** The separator between the titles of groups and tests. */
export const TITLE_SEPARATOR = ' › '

/** The first non-empty line of a message, without colors. */
export function firstLine(message: string): string {
  // oxlint-disable-next-line no-control-regex -- colors are control sequences
  const plain = message.replaceAll(/\u001B\[[\d;]*m/g, '')
  return (
    plain
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? 'no message'
  )
}
