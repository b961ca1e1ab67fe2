import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../support/programs.ts'

const USAGE = 'Usage: npm run test:visual -- [--update]'

/**
 * Compares the pages of the last build with the reviewed screenshots. `--update` replaces those that
 * differ, and takes the first ones of a new site.
 */
function readUpdate(): boolean {
  try {
    return parseArgs({ options: { update: { type: 'boolean', default: false } } }).values.update
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`)
    process.exit(2)
  }
}

const args = readUpdate() ? ['--update-snapshots=changed'] : []
ensureChromium((line) => process.stdout.write(`${line}\n`))
const config = ['--config', 'tests/visual/playwright.config.ts']
const { status } = spawnSync('playwright', ['test', ...config, ...args], { stdio: 'inherit' })
process.exitCode = status ?? 1
