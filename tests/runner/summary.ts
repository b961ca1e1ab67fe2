import type { Failure, StepResult } from './result.ts'

/** A finished or skipped step. */
export type StepReport = {
  readonly name: string
  /** Duration in seconds. */
  readonly seconds: number
  /** The result. `undefined` if the step was skipped. */
  readonly result?: StepResult
}

/** The last line of a step, e.g. `unit tests: 1090 passed (43 s)`. */
export const stepLine = ({ name, seconds, result }: StepReport): string =>
  result === undefined
    ? `${name}: not run, because the build failed`
    : `${name}: ${countsText(result)} (${seconds.toFixed(0)} s)`

/** The last lines of a run: the steps with durations, the reasons of skipped tests, the failures with their commands, and the totals. */
export function summaryLines(steps: readonly StepReport[]): string[] {
  const results = steps.flatMap(({ result }) => result ?? [])
  const failures = results.flatMap((result) => result.failures)
  const total = {
    passed: sum(results.map(({ passed }) => passed)),
    skipped: results.flatMap(({ skipped }) => skipped),
    failures,
  }
  return [
    ...stepTable(steps),
    '',
    ...(total.skipped.length === 0 ? [] : ['Skipped:', ...reasonLines(total.skipped), '']),
    ...(failures.length === 0 ? [] : ['Failures:', '', ...failures.flatMap(failureLines)]),
    countsText({ ...total, alwaysFailed: true }),
  ]
}

/** Whether every step ran and nothing failed. */
export const allPassed = (steps: readonly StepReport[]): boolean =>
  steps.every(({ result }) => result !== undefined && result.failures.length === 0)

function stepTable(steps: readonly StepReport[]): string[] {
  const width = Math.max(...steps.map(({ name }) => name.length), 'total'.length)
  const row = (name: string, seconds: number, text = '') =>
    `${name.padEnd(width)}  ${`${seconds.toFixed(0)} s`.padStart(6)}  ${text}`.trimEnd()
  return [
    ...steps.map(({ name, seconds, result }) =>
      row(name, seconds, result === undefined ? 'not run' : countsText(result)),
    ),
    row('total', sum(steps.map(({ seconds }) => seconds))),
  ]
}

/** The reasons of skipped tests, each once with its number of tests, the most frequent first. */
function reasonLines(reasons: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const width = String(Math.max(...counts.values())).length
  return [...counts]
    .toSorted(([a, first], [b, second]) => second - first || a.localeCompare(b))
    .map(([reason, count]) => `  ${String(count).padStart(width)}  ${reason}`)
}

const failureLines = ({ place, title, error, command }: Failure): string[] => [
  place === undefined ? title : `${place}  ${title}`,
  `  ${error}`,
  `  ${command}`,
  '',
]

/** The counts as text. Zero is omitted, except for failures with `alwaysFailed`. */
function countsText({
  passed,
  skipped,
  failures,
  alwaysFailed = false,
}: StepResult & { readonly alwaysFailed?: boolean }): string {
  const failed = failures.length > 0 || alwaysFailed ? [`${failures.length} failed`] : []
  const left = skipped.length > 0 ? [`${skipped.length} skipped`] : []
  return [`${passed} passed`, ...failed, ...left].join(', ')
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
