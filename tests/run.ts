import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { ensureChromium, notInstalled, PROGRAMS } from './support/programs.ts'
import { RESULTS_FILE, type Result } from './support/resultReporter.ts'

/*
 * `npm test` and, with the argument `more`, `npm run test:more`: the steps one after the other, also after
 * a failure. They do not run in parallel, because each uses all processors.
 */

const ROOT = path.resolve(import.meta.dirname, '..')

/** A command. Vitest and Playwright report their results (`support/resultReporter.ts`); any other command counts as one test. */
type Step = {
  readonly name: string
  readonly command: string
  /** Whether later steps need its result: if it fails, they are not run. */
  readonly isBuild?: boolean
}

const resultSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.array(z.string()),
})

/** The folder of the cross-origin build: form service, images and maps are on other origins. */
const CROSS_ORIGIN_BUILD = '.build/cross-origin'

const BUILD: Step = { name: 'build', command: 'npm run --silent build', isBuild: true }

/** The tests of the code. A site that gets its code from another repository runs them with `npm run test:more`. */
const CODE: Step = {
  name: 'unit and component tests',
  command: 'vitest run --project unit --project isolated --project components',
}

const isOfOwnCode =
  z
    .object({ upstream: z.unknown() })
    .partial()
    .parse(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))).upstream === undefined

const STEPS: readonly Step[] = [
  { name: 'check', command: 'npm run --silent check' },
  ...(isOfOwnCode ? [CODE] : []),
  BUILD,
  { name: 'built files', command: 'vitest run --project built' },
  { name: 'browser tests', command: 'playwright test --config tests/playwright.config.ts' },
]

const MORE: readonly Step[] = [
  BUILD,
  {
    name: 'cross-origin build',
    command: `node --import tsx/esm tests/more/hosted/prepare.ts ${CROSS_ORIGIN_BUILD}`,
    isBuild: true,
  },
  ...(isOfOwnCode ? [] : [CODE]),
  { name: 'commands, servers and generated input', command: 'vitest run --project more' },
  { name: 'other sites', command: 'node --import tsx/esm tests/sites/run.ts' },
  {
    name: 'more browser tests',
    command: 'playwright test --config tests/more/playwright.config.ts',
  },
]

const USAGE =
  'npm test and npm run test:more take only --shard=<index>/<count>. To run one file: npx vitest run <file>, or npx playwright test --config tests/playwright.config.ts <file>.'

const log = (line: string) => process.stdout.write(`${line}\n`)

const isMore = process.argv[2] === 'more'
const args = process.argv.slice(isMore ? 3 : 2)
const shard = /^--shard=(\d+)\/\d+$/.exec(args[0] ?? '')
if (args.length > 1 || (args.length === 1 && shard === null)) {
  log(`There is no argument "${args.at(-1)}". ${USAGE}`)
  process.exitCode = 2
} else {
  ensureChromium(log)
  const missing = isMore ? Object.values(PROGRAMS).filter(({ find }) => find() === undefined) : []
  for (const program of missing)
    log(`${notInstalled(program)}. The tests that need it are skipped.`)
  const failed = runSteps(isMore ? MORE : STEPS)
  // On a machine that should have every program, a skipped test is a failure.
  const isIncomplete = missing.length > 0 && process.env['REQUIRE_PROGRAMS'] !== undefined
  process.exitCode = failed > 0 || isIncomplete ? 1 : 0
}

/** Runs the steps and prints a summary. Returns the number of failures. */
function runSteps(steps: readonly Step[]): number {
  const lines: string[] = []
  const results: Result[] = []
  let failedBuild: string | undefined
  for (const [index, step] of steps.entries()) {
    if (failedBuild !== undefined) {
      lines.push(`${step.name}: not run, because the step ${failedBuild} failed`)
      continue
    }
    log(`\n[${index + 1}/${steps.length}] ${step.name} …`)
    const started = performance.now()
    const result = runStep(step)
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    lines.push(`${step.name}: ${countsOf(result)} (${seconds} s)`)
    log(lines.at(-1) ?? '')
    results.push(result)
    if (step.isBuild === true && result.failed > 0) failedBuild = step.name
  }
  const total = sumOf(results)
  log(['', ...lines, ...skippedLines(total.skipped), '', countsOf(total)].join('\n'))
  return total.failed
}

function runStep({ name, command, isBuild }: Step): Result {
  const isTool = /^(?:vitest|playwright) /.test(command)
  if (shard !== null && shard[1] !== '1' && !isTool && isBuild !== true) return sumOf([])
  const folder = mkdtempSync(path.join(tmpdir(), 'test-results-'))
  const file = path.join(folder, 'results.jsonl')
  writeFileSync(file, '')
  const { status } = spawnSync(isTool && shard !== null ? `${command} ${shard[0]}` : command, {
    cwd: ROOT,
    shell: true,
    stdio: 'inherit',
    env: {
      CROSS_ORIGIN_BUILD,
      ...process.env,
      // With a key, so that pages have a map. The tests send no requests to the map provider.
      ...(isBuild === true && { MAPS_KEY: 'test' }),
      [RESULTS_FILE]: file,
    },
  })
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  rmSync(folder, { recursive: true })
  const found = sumOf(lines.map((line) => resultSchema.parse(JSON.parse(line))))
  if (status === 0) return lines.length === 0 ? { ...found, passed: 1 } : found
  if (found.failed > 0) return found
  // A command without a report, or an error outside of tests.
  log(`${name} failed. To repeat it: ${isTool ? 'npx ' : ''}${command}`)
  return { ...found, failed: 1 }
}

function sumOf(results: readonly Result[]): Result {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    skipped: results.flatMap(({ skipped }) => skipped),
  }
}

/** E.g. `120 passed, 0 failed, 2 skipped`. */
function countsOf({ passed, failed, skipped }: Result): string {
  const left = skipped.length > 0 ? `, ${skipped.length} skipped` : ''
  return `${passed} passed, ${failed} failed${left}`
}

/** The reasons of skipped tests, each once with its number of tests. */
function skippedLines(reasons: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const lines = [...counts].map(([reason, count]) => `  ${count}  ${reason}`)
  return lines.length === 0 ? [] : ['', 'Skipped:', ...lines]
}
