/** A test, or a whole command, that failed. */
export type Failure = {
  /** Where it failed, e.g. `tests/e2e/hero.spec.ts:12`; nothing for a command. */
  readonly place?: string
  /** The titles of the test and of the groups around it. */
  readonly title: string
  /** The first line of the error. */
  readonly error: string
  /** What runs this test alone, to be pasted into a shell. */
  readonly command: string
  /** Whether a test ran and failed. Otherwise the file could not be loaded or the command failed. */
  readonly isTest: boolean
}

/** What a step found. */
export type StepResult = {
  readonly passed: number
  readonly skipped: number
  readonly failures: readonly Failure[]
}

/** Between the titles of groups and tests. */
export const TITLE_SEPARATOR = ' › '

/** The first line of a message that has text, without colors. */
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
