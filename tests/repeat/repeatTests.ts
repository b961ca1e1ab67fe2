import { startBusyProcesses } from './busyProcesses.ts'
import { InvalidArgument, type RepeatArguments } from './readArguments.ts'
import { summarize, type Run } from './results.ts'
import { hasTests, runPlaywright, type RunningPlaywright } from './runPlaywright.ts'

/**
 * Runs the browser tests several times while other processes keep the machine busy, and prints the
 * failed tests. Resolves to `true` if no test failed.
 */
export async function repeatTests(
  { times, load, filters }: RepeatArguments,
  log: (line: string) => void,
): Promise<boolean> {
  if (!hasTests(filters)) {
    throw new InvalidArgument(`No browser test matches ${filters.join(', ')}.`)
  }
  let running: RunningPlaywright | undefined
  let signal: NodeJS.Signals | undefined
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      signal = name
      running?.interrupt()
    })
  }
  const busy = startBusyProcesses(load)
  const runs: Run[] = []
  try {
    for (let time = 1; time <= times; time += 1) {
      if (signal !== undefined) break
      log(`\n[${time}/${times}]`)
      running = runPlaywright(filters)
      runs.push(await running.ended)
    }
  } finally {
    busy.stop()
  }
  const results = runs.flatMap((run) => run.results)
  const errors = new Set(runs.flatMap((run) => run.errors))
  if (signal !== undefined) errors.add(`Stopped by ${signal}. These are the results so far.`)
  const { lines, failed } = summarize(results)
  for (const line of ['', ...errors, ...lines]) log(line)
  return failed === 0 && errors.size === 0
}
