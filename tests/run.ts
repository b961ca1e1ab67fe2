import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.ts'
import { ensureFirefox } from './firefox.ts'
import { ensureJava } from './java.ts'
import { ensureNginx } from './nginx.ts'

/** Everything that continuous integration runs, in the order in which mistakes show soonest. */
const STEPS = [
  { name: 'check', command: 'npm', args: ['run', '--silent', 'check'] },
  {
    name: 'unit tests',
    command: 'vitest',
    args: ['run', '--project', 'unit', '--project', 'components'],
  },
  // With a key, so that there is a map to test: nothing is asked of its provider before consent.
  { name: 'build', command: 'npm', args: ['run', '--silent', 'build'], env: { MAPS_KEY: 'test' } },
  {
    name: 'built files and commands',
    command: 'vitest',
    args: ['run', '--project', 'built', '--project', 'commands'],
  },
  {
    name: 'browser tests',
    command: 'playwright',
    args: ['test', '--config', 'tests/playwright.config.ts'],
  },
  {
    name: 'the site on nginx, with foreign origins',
    command: 'playwright',
    args: ['test', '--config', 'tests/hosted/playwright.config.ts'],
  },
] as const

const say = (line: string) => process.stdout.write(`${line}\n`)
const started = performance.now()
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`

try {
  ensureChromium(say)
  ensureFirefox(say)
  ensureJava(say)
  ensureNginx(say)
  for (const [index, { name, command, args, ...step }] of STEPS.entries()) {
    say(`\n[${index + 1}/${STEPS.length}] ${name} (${seconds()})`)
    const env = { ...process.env, ...('env' in step ? step.env : {}) }
    const { status } = spawnSync(command, args, { stdio: 'inherit', env })
    if (status !== 0) throw new Error(`${name} failed.`)
  }
  say(`\nAll steps passed (${seconds()}).`)
} catch (error) {
  say(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
