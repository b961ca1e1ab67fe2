import path from 'node:path'
import config from '../playwright.config.ts'

const TESTS = path.resolve(import.meta.dirname, '..')

/**
 * The reporters of a run: those of the configuration, with a shorter one instead of `list`, and the JSON
 * reporter. The option `--reporter` replaces all reporters of the configuration, so all are listed.
 */
export function playwrightReporters(): string[] {
  const { reporter = [] } = config
  const names = typeof reporter === 'string' ? [reporter] : reporter.map(([name]) => name)
  const own = names.filter((name) => name.startsWith('.')).map((name) => path.join(TESTS, name))
  const isTerminal = process.stdout.isTTY && process.env['CI'] === undefined
  return [isTerminal ? 'line' : 'dot', 'json', ...own]
}
