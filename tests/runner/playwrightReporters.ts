import path from 'node:path'
import config from '../playwright.config.ts'

const TESTS = path.resolve(import.meta.dirname, '..')

/**
 * The reporters of a run: those of the configuration, with a short one in place of the list, and
 * the JSON report. A reporter that the command line names replaces all those of the configuration.
 */
export function playwrightReporters(): string[] {
  const { reporter = [] } = config
  const names = typeof reporter === 'string' ? [reporter] : reporter.map(([name]) => name)
  const own = names.filter((name) => name.startsWith('.')).map((name) => path.join(TESTS, name))
  const isTerminal = process.stdout.isTTY && process.env['CI'] === undefined
  return [isTerminal ? 'line' : 'dot', 'json', ...own]
}
