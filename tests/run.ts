import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { escapeRegExp } from '../generator/text.ts'
import { freePort } from './support/freePort.ts'
import { ensureChromium, notInstalled, PROGRAMS } from './support/programs.ts'

/*
 * `npm test` and, with the argument `more`, `npm run test:more`: the steps one after the other, also after
 * a failure. They do not run in parallel, because each uses all processors. The JUnit reports of Vitest
 * and Playwright contain the results; any other command counts as one test.
 */

const ROOT = path.resolve(import.meta.dirname, '..')

/** A command. If one whose result the later steps need fails, they are not run. */
type Step = { readonly name: string; readonly command: string; readonly isBuild?: boolean }

/** The folder of the cross-origin build: form service, images and maps are on other origins. */
const CROSS_ORIGIN_BUILD = '.build/cross-origin'

const BUILD: Step = { name: 'build', command: 'npm run --silent build', isBuild: true }

const STEPS: readonly Step[] = [
  { name: 'check', command: 'npm run --silent check' },
  {
    name: 'unit and component tests',
    command: 'vitest run --project unit --project isolated --project components',
  },
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
  { name: 'commands, servers and generated input', command: 'vitest run --project more' },
  { name: 'other sites', command: 'node --import tsx/esm tests/sites/run.ts' },
  {
    name: 'more browser tests',
    command: 'playwright test --config tests/more/playwright.config.ts',
  },
]

/** The results of a step. */
type Result = {
  readonly passed: number
  /** The command that repeats each failure. */
  readonly failed: readonly string[]
  /** The reason of each skipped test. */
  readonly skipped: readonly string[]
}

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
  // The cross-origin build contains the ports of its tests.
  if (isMore) process.env['TEST_PORT'] ??= String(await freePort(4273))
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
    if (step.isBuild === true && result.failed.length > 0) failedBuild = step.name
  }
  const skipped = results.flatMap((result) => result.skipped)
  const total = {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.flatMap(({ failed }) => failed),
    skipped,
  }
  const reasons = [...new Set(skipped)].map(
    (reason) => `  ${skipped.filter((other) => other === reason).length}  ${reason}`,
  )
  const list = reasons.length === 0 ? [] : ['', 'Skipped:', ...reasons]
  const repeat = total.failed.map((command) => `  ${command}`)
  const failures = repeat.length === 0 ? [] : ['', 'To repeat the failures:', ...repeat]
  log(['', ...lines, ...list, ...failures, '', countsOf(total)].join('\n'))
  return total.failed.length
}

function runStep({ command, isBuild }: Step): Result {
  const [tool] = /^(?:vitest|playwright)(?= )/.exec(command) ?? []
  if (shard !== null && shard[1] !== '1' && tool === undefined && isBuild !== true)
    return { passed: 0, failed: [], skipped: [] }
  const folder = mkdtempSync(path.join(tmpdir(), 'test-results-'))
  const report = path.join(folder, 'junit.xml')
  const github = process.env['GITHUB_ACTIONS'] === 'true' ? ',github' : ''
  const reporters = {
    vitest: `--reporter=minimal --reporter=junit --outputFile.junit=${report}`,
    playwright: `--reporter=${process.stdout.isTTY ? 'line' : 'dot'}${github},junit`,
  }
  const options = tool === 'vitest' || tool === 'playwright' ? reporters[tool] : ''
  const { status } = spawnSync(`${command} ${options} ${tool && shard ? shard[0] : ''}`, {
    cwd: ROOT,
    shell: true,
    stdio: 'inherit',
    env: {
      CROSS_ORIGIN_BUILD,
      ...process.env,
      // With a key, so that pages have a map. The tests send no requests to the map provider.
      ...(isBuild === true && { MAPS_KEY: 'test' }),
      ...(tool === 'playwright' && { PLAYWRIGHT_JUNIT_OUTPUT_FILE: report }),
    },
  })
  const repeat = `${tool === undefined ? '' : 'npx '}${command}`
  const result = existsSync(report)
    ? readReport(readFileSync(report, 'utf8'), repeat)
    : { passed: status === 0 ? 1 : 0, failed: [], skipped: [] }
  rmSync(folder, { recursive: true })
  // A command without a report, or an error outside of tests.
  return status === 0 || result.failed.length > 0 ? result : { ...result, failed: [repeat] }
}

/** Reads a JUnit report. */
function readReport(xml: string, command: string): Result {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window
  const tests = [...document.querySelectorAll('testcase')]
  const failed = tests.filter((test) => test.querySelector('failure, error') !== null)
  const skipped = tests.filter((test) => test.querySelector('skipped') !== null)
  const repeat = failed.map((test) => {
    const [file = '', name = ''] = ['classname', 'name'].map((key) => test.getAttribute(key) ?? '')
    // Reports separate the titles of groups and tests by a character that the titles may contain too.
    const title = escapeRegExp(name).replaceAll(/\\s\+[>›]\\s\+/g, String.raw`\s+(?:[>›]\s+)?`)
    const option = command.includes('vitest') ? '-t' : '-g'
    // A file that cannot be loaded has its own name as title.
    const filter = name === file ? '' : ` ${option} '${title.replaceAll("'", String.raw`'\''`)}$'`
    return `${command} ${file}${filter}`
  })
  return {
    passed: tests.length - failed.length - skipped.length,
    failed: repeat,
    skipped: skipped.map(
      // The reports of Vitest contain no reason, and `skipIf` has none.
      (test) =>
        test.querySelector('property[name=skip]')?.getAttribute('value') ??
        'Not used by this site, or a program is not installed',
    ),
  }
}

/** E.g. `120 passed, 0 failed, 2 skipped`. */
function countsOf({ passed, failed, skipped }: Result): string {
  const left = skipped.length > 0 ? `, ${skipped.length} skipped` : ''
  return `${passed} passed, ${failed.length} failed${left}`
}
