import type { Failure, StepResult } from '../runner/result.ts'

/** Lists every test that failed in at least one run. The last line contains the counts. */
export function summarize(runs: readonly StepResult[]): { lines: string[]; failed: number } {
  const failures = runs.flatMap((run) => run.failures)
  const commands = [...new Set(failures.map(({ command }) => command))]
  const lines = commands.map((command) =>
    describe(
      failures.filter((failure) => failure.command === command),
      runs.length,
    ),
  )
  const tests = Math.max(0, ...runs.map((run) => run.passed + run.failures.length))
  const failed = commands.length
  return { lines: [...lines, `${tests - failed} passed, ${failed} failed`], failed }
}

/** Describes the failures of one test, or of the start of the tests. */
function describe(failures: readonly Failure[], runs: number): string {
  const [first] = failures
  if (first === undefined) return ''
  const name = [first.place, first.title].filter(Boolean).join(' ')
  return `${name}\n  failed ${failures.length} of ${runs}: ${first.error}\n  ${first.command}`
}
