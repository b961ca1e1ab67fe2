import { InvalidArgument } from '../support/commandArguments.ts'

/** The error for the output of `playwright test --list` that failed. */
export const listError = (filters: readonly string[], output: string): Error =>
  filters.length > 0 && output.includes('Error: No tests found')
    ? new InvalidArgument(`No browser test matches ${filters.join(', ')}.`)
    : new Error(`Playwright cannot list the tests:\n${output}`)
