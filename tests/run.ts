import { ensureChromium } from './chromium.ts'
import { ensureFirefox } from './firefox.ts'
import { ensureJava } from './java.ts'
import { ensureNginx } from './nginx.ts'
import { runSteps } from './runner/runSteps.ts'
import { vitestStep, type Step } from './runner/step.ts'
import { summaryLines } from './runner/summary.ts'

/** Everything that continuous integration runs, in the order in which mistakes show soonest. */
const STEPS: readonly Step[] = [
  { name: 'check', tool: 'command', args: ['npm', 'run', '--silent', 'check'] },
  vitestStep('unit and component tests', ['unit', 'components']),
  {
    name: 'build',
    tool: 'command',
    args: ['npm', 'run', '--silent', 'build'],
    // With a key, so that there is a map to test: nothing is requested from its provider before consent.
    env: { MAPS_KEY: 'test' },
    isBuild: true,
  },
  vitestStep('built files and commands', ['built', 'commands'], { needsBuild: true }),
  browserStep('browser tests', 'tests/playwright.config.ts'),
  browserStep('nginx tests', 'tests/hosted/playwright.config.ts'),
]

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  ensureChromium(say)
  ensureFirefox(say)
  ensureJava(say)
  ensureNginx(say)
  await runSteps(STEPS)
} catch (error) {
  const failure = {
    title: 'starting the tests',
    error: error instanceof Error ? error.message : String(error),
    command: 'npm test',
    isTest: false,
  }
  const result = { passed: 0, skipped: 0, failures: [failure] }
  for (const line of summaryLines([{ name: 'start', seconds: 0, result }])) say(line)
  process.exitCode = 1
}

function browserStep(name: string, config: string): Step {
  return {
    name,
    tool: 'playwright',
    args: ['playwright', 'test', '--config', config],
    needsBuild: true,
  }
}
