import { ensureChromium } from './chromium.ts'
import { ensureFirefox } from './firefox.ts'
import { ensureJava } from './java.ts'
import { ensureNginx } from './nginx.ts'
import { siteNames } from './otherSites/sites.ts'
import { CROSS_ORIGIN_BUILD, crossOriginBuild, siteBuild } from './runner/buildSteps.ts'
import { runSteps } from './runner/runSteps.ts'
import { vitestStep, type Step } from './runner/step.ts'
import { summaryLines } from './runner/summary.ts'
import { expectNoArguments, InvalidArgument } from './support/commandArguments.ts'

const ADVICE =
  'npm test always runs everything. To run one file: npx vitest run <file>; in browsers: npx playwright test --config tests/playwright.config.ts <file>.'

/** All steps of `npm test`, the fastest first. */
const STEPS: readonly Step[] = [
  { name: 'check', tool: 'command', args: ['npm', 'run', '--silent', 'check'] },
  vitestStep('unit and component tests', ['unit', 'isolated', 'components']),
  siteBuild,
  crossOriginBuild,
  ...otherSites(),
  vitestStep('built files and commands', ['built', 'commands'], { needsBuild: true }),
  {
    name: 'browser tests',
    tool: 'playwright',
    args: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    env: { CROSS_ORIGIN_BUILD },
    needsBuild: true,
  },
  {
    name: 'screenshots',
    tool: 'playwright',
    args: ['playwright', 'test', '--config', 'tests/visual/playwright.config.ts'],
    needsBuild: true,
  },
]

/** The step that tests the other sites, if there are any. */
function otherSites(): readonly Step[] {
  const args = ['node', '--import', 'tsx/esm', 'tests/otherSites/run.ts']
  return siteNames().length === 0 ? [] : [{ name: 'other sites', tool: 'command', args }]
}

const log = (line: string) => process.stdout.write(`${line}\n`)

try {
  expectNoArguments(process.argv.slice(2), ADVICE)
  ensureChromium(log)
  ensureFirefox(log)
  ensureJava(log)
  ensureNginx(log)
  await runSteps(STEPS)
} catch (error) {
  if (error instanceof InvalidArgument) {
    log(error.message)
    process.exitCode = 2
  } else {
    reportFailedStart(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

/** Prints the summary of a run without any step. */
function reportFailedStart(error: string): void {
  const failure = { title: 'starting the tests', error, command: 'npm test', isTest: false }
  const result = { passed: 0, skipped: [], failures: [failure] }
  for (const line of summaryLines([{ name: 'start', seconds: 0, result }])) log(line)
}
