import type { StepResult } from '../runner/result.ts'
import { startBusyProcesses } from './busyProcesses.ts'
import type { RepeatArguments } from './readArguments.ts'
import { summarize } from './results.ts'
import { checkFilters, runPlaywright, type RunningPlaywright } from './runPlaywright.ts'

/**
 * Runs the browser tests several times while other processes keep the machine busy, and prints the
 * failed tests. Resolves to `true` if no test failed. Throws `InvalidArgument` if no test matches.
 */
export async function repeatTests(
  { times, load, filters }: RepeatArguments,
  log: (line: string) => void,
): Promise<boolean> {
  checkFilters(filters)
  let running: RunningPlaywright | undefined
  /** Why the runs ended early. */
  let reason: string | undefined
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      reason = `Stopped by ${name}.`
      running?.interrupt()
    })
  }
  const busy = startBusyProcesses(load)
  const runs: StepResult[] = []
  try {
    for (let time = 1; time <= times; time += 1) {
      if (reason !== undefined) break
      log(`\n[${time}/${times}]`)
      running = runPlaywright(filters)
      const run = await running.ended
      if (run === undefined) reason ??= 'Playwright wrote no report.'
      else runs.push(run)
    }
  } finally {
    busy.stop()
  }
  const { lines, failed } = summarize(runs)
  const early = reason === undefined ? [] : [`${reason} These are the results so far.`]
  for (const line of ['', ...early, ...lines]) log(line)
  return failed === 0 && reason === undefined
}
